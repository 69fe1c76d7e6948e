/** A server of one table with two people and a bot, for tests: honest, unless it is told what to lie about. */

import { vi } from 'vitest';
import { canonical, readAgreement } from '../src/lib/dice/agreement';
import { EventChain } from '../src/lib/dice/eventChain';
import { agreementHash, Chain, receiptBytes, SCHEME, sealOf, tableIdOf, type Revealed } from '../src/lib/dice/scheme';
import type { GuardedStep } from '../src/lib/dice/guard.svelte';
import type { RoomEvent, SeatView, TableView } from '../src/lib/protocol';
import { hex } from '../src/lib/hex';

const OPTIONS = { bones: 'antique', sheets: 1, struck_max_counts: false };
const COMMITMENT = 'c0'.repeat(32);

/** Somebody else at the table, whose device does all that it should. */
export const BO = { chain: new Chain('b0'.repeat(32)), contribution: 'Bo was here' };

type Body = Record<string, unknown> & { seat: number };
type Lie<T> = (honest: T) => T;

function seat(name: string, some: Partial<SeatView> = {}): SeatView {
  const bare = { kind: 'person' as const, yours: false, present: true, away_since: null, bot: null, dice: 'drawn' as const, contribution: '', colours: [] };
  return { ...bare, name, seal: null, anchor: null, chain_from: null, signing_key: null, ...some };
}

export class FakeServer {
  steps: GuardedStep[] = [];
  phase: TableView['phase'] = 'gathering';
  seats: SeatView[];
  agreed: string | null = null;
  chain: EventChain | null = null;
  /** What was posted, by the last part of its path. */
  posted: { path: string; body: Body }[] = [];
  lieInView: Lie<TableView> = (view) => view;
  lieInStep: Lie<GuardedStep> = (step) => step;
  /** Commands that are refused, by the last part of their path. */
  refused = new Set<string>();
  private revealed: (Revealed | null)[] = [];

  private constructor(
    readonly scheme: string,
    private readonly key: CryptoKeyPair,
    readonly publicKey: string,
  ) {
    this.seats = [
      seat('Anna', { yours: true }),
      seat('Bo', scheme === SCHEME ? { seal: sealOf(this.id, BO.chain.anchor, BO.contribution) } : { contribution: BO.contribution }),
      seat('steady', { kind: 'bot', bot: 'steady' }),
    ];
    this.revealed = this.seats.map(() => null);
    this.happen({ type: 'clock-restarted' });
  }

  static async open(scheme = SCHEME): Promise<FakeServer> {
    const key = (await crypto.subtle.generateKey('Ed25519', true, ['sign', 'verify'])) as CryptoKeyPair;
    const server = new FakeServer(scheme, key, hex(new Uint8Array(await crypto.subtle.exportKey('raw', key.publicKey))));
    vi.stubGlobal('fetch', (path: string, init: RequestInit) => server.answer(path, init));
    return server;
  }

  get id(): string {
    return this.scheme === SCHEME ? tableIdOf(COMMITMENT) : 'table-of-one';
  }

  async view(): Promise<TableView> {
    const head = this.chain?.head ?? (this.agreed ? agreementHash(this.agreed) : null);
    const bare = {
      id: this.id,
      code: 'ABCD2345',
      game: 'knochenmax',
      options: OPTIONS,
      rules: 2,
      phase: this.phase,
      scheme: this.scheme,
      engine: null,
      server_key: this.scheme === SCHEME ? this.publicKey : null,
      commitment: COMMITMENT,
      seq: this.steps.length,
      seats: this.seats,
      choice: null,
      yours: true,
      agreed: this.agreed,
      head,
      receipt: head && (await this.receipt(head)),
      play: this.phase === 'playing' ? { turn: { kind: 'throw', seat: 0, request: '5' }, points: [0, 0, 0] } : null,
    };
    return this.lieInView(structuredClone(bare) as unknown as TableView);
  }

  /** The last step, as the stream tells it. */
  async told(): Promise<GuardedStep> {
    const step = this.steps.at(-1)!;
    const { head } = this.chain!;
    return this.lieInStep(structuredClone({ ...step, head, receipt: await this.receipt(head) }));
  }

  happen(...events: RoomEvent[]): void {
    for (const event of events) this.chain?.take(event);
    this.steps.push({ seq: this.steps.length + 1, events });
  }

  /** Nobody comes or goes any more. */
  settle(): void {
    this.phase = 'settled';
    this.agreed = [
      `${SCHEME} agreed`,
      `table ${this.id}`,
      `commitment ${COMMITMENT}`,
      'game knochenmax',
      'rules 2',
      `options ${canonical(OPTIONS)}`,
      'engine -',
      ...this.seats.map((one, index) => {
        const player = one.kind === 'bot' ? `bot:${one.bot}` : 'human';
        return `seat ${index} ${player} drawn ${one.kind === 'bot' ? '-' : index} ${one.seal ?? '-'} ${one.signing_key ?? '-'} ${one.name}`;
      }),
    ].join('\n');
    this.happen({ type: 'settled' });
  }

  reveal(seat: number, anchor: string, contribution: string): void {
    this.revealed[seat] = { anchor, contribution };
    Object.assign(this.seats[seat]!, { anchor, contribution });
    this.happen({ type: 'revealed', seat, anchor, contribution });
  }

  /** The game begins. */
  start(): void {
    this.phase = 'playing';
    if (this.agreed) this.chain = new EventChain(agreementHash(this.agreed), readAgreement(this.agreed)!, this.revealed);
    this.happen({ type: 'started' });
  }

  /** Everything up to the first roll, with Bo's text. */
  async begin(): Promise<void> {
    this.reveal(1, BO.chain.anchor, BO.contribution);
    this.start();
  }

  postedTo(path: string): Body[] {
    return this.posted.filter((one) => one.path === path).map(({ body }) => body);
  }

  private async receipt(hash: string): Promise<string> {
    return hex(new Uint8Array(await crypto.subtle.sign('Ed25519', this.key.privateKey, receiptBytes(hash))));
  }

  private async answer(path: string, init: RequestInit): Promise<Response> {
    const [, rest = ''] = path.split(`/tables/${this.id}`);
    if (init.method === 'GET') return Response.json(rest.startsWith('/steps') ? this.stepsAfter(rest) : await this.view());
    const [name, body] = [rest.slice(1), JSON.parse(String(init.body)) as Body];
    this.posted.push({ path: name, body });
    if (this.refused.has(name)) return Response.json({ error: { code: 'room-link-late', message: 'too late' } }, { status: 409 });
    this.obey(name, body);
    return Response.json({ seq: this.steps.length, repeated: false, table: await this.view() });
  }

  private stepsAfter(query: string): GuardedStep[] {
    return this.steps.slice(Number(/after=(\d+)/.exec(query)?.[1] ?? 0)).map((step) => this.lieInStep(structuredClone(step)));
  }

  private obey(name: string, body: Body): void {
    const { seat } = body;
    const some = body as unknown as Record<string, string>;
    if (name === 'contribute') Object.assign(this.seats[seat]!, { contribution: some.contribution });
    else if (name === 'seal') Object.assign(this.seats[seat]!, { seal: some.seal, signing_key: some.signing_key ?? null });
    else if (name === 'join') Object.assign(this.seats[seat]!, { kind: 'person', yours: true, seal: some.seal ?? null, contribution: some.contribution ?? '' });
    else if (name === 'reveal') this.reveal(seat, some.anchor!, some.contribution!);
    else if (name === 'chain') this.happen({ type: 'chained', seat, anchor: some.anchor!, ...(some.signing_key ? { signing_key: some.signing_key } : {}) });
    else if (name === 'start') this.settle();
  }
}
