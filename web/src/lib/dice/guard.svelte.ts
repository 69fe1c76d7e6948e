/**
 * Watches over the dice of a table for its person: compares what was promised with what is said and done, gives links when they are
 * asked for, and raises the alarm. After an alarm nothing of ours is given away until the person wants to play on.
 */

import { get, post } from '../api';
import type { AnswerView, LinkBody, RoomEvent, StepMessage, TableView } from '../protocol';
import type { Agreement } from './agreement';
import { alarm, type Alarm } from './alarm';
import { compareAgreement } from './compare';
import { addForAll, followSeats, isTrusted, newChain, textSealed, witness } from './entry';
import { EventChain, lineOf, unsealed } from './eventChain';
import { canKeep, changeNote, keepOwn, mark, noteOf, type Note, type Own } from './notes';
import { agreementHash, Chain, SCHEME, type Revealed } from './scheme';
import { isReceipt, publicKey, signCommand } from './signing';

/** What goes with a command: our link for the roll that it casts, and our signature. */
export interface Attached {
  link?: string;
  signature?: string;
}

type Deliver = (link: LinkBody) => Promise<unknown>;

/** A step, from the stream or from the log; only the stream has the server's receipt with it. */
export type GuardedStep = Pick<StepMessage, 'seq' | 'events' | 'head' | 'receipt'>;

/** Where the game is by the server's word. */
type Signpost = Pick<TableView, 'seq'> & Partial<Pick<TableView, 'head' | 'receipt'>>;

/** A link that we gave because it was asked for, and what became of it. */
interface Given {
  roll: number;
  link: string;
  accepted: boolean | null;
  used: boolean | null;
}

export class Guard {
  alarms: Alarm[] = $state.raw([]);
  playOn = $state(false);
  /** Whether notes outlive this page. */
  keeps = $state(true);
  /** Whether this browser can sign, and check what the server signs; unknown at first. */
  signs: boolean | null = $state(null);
  /** Steps that the server has signed for, and those whose signature could not be looked at here. */
  receipts = $state({ right: 0, unchecked: 0 });
  /** Drawn rolls that were held against everybody's chains, and those that the host could have known before. */
  rolls = $state({ checked: 0, foreseeable: 0 });
  /** Links of ours that came too late. */
  late = $state(0);
  agreement: Agreement | null = $state.raw(null);
  /** The keys that seats sign with now. */
  keys: (string | null)[] = $state.raw([]);

  private chain: EventChain | null = null;
  /** The last step that was taken in, and the hash after each. */
  private seq = 0;
  private readonly heads = new Map<number, string>();
  private readonly revealed: (Revealed | null)[];
  private readonly made = new Map<string, Chain>();
  /** Links that we sent with commands, by the step that answered them. */
  private readonly expected = new Map<number, string>();
  private readonly casts = new Map<number, string | null>();
  private given: Given | null = null;
  /** Seats for which a new chain was tried on this connection. */
  private readonly renewed = new Set<number>();
  /** Whether steps were told for which the server has not vouched yet. */
  private unproved = false;
  private last: Promise<void> = Promise.resolve();

  constructor(
    private table: TableView,
    /** How a link gets to the table; done when it is accepted. */
    private readonly deliver: Deliver = (link) => post(`/tables/${table.id}/link`, link),
  ) {
    this.revealed = table.seats.map(() => null);
    this.keeps = canKeep();
    if (this.isSecond) void publicKey().then((key) => (this.signs = key !== null));
  }

  get isSecond(): boolean {
    return this.table.scheme === SCHEME;
  }

  /** The table as it is told, at first, after a gap, and whenever more than the game has changed. */
  look(table: TableView): Promise<void> {
    this.table = table;
    this.refresh(witness(table));
    return this.enqueue(() => this.lookCloser(table));
  }

  /** A step, as soon as it is told: whoever asks for a link does not wait for pictures. */
  hear(step: GuardedStep): Promise<void> {
    if (!this.isSecond) return this.last;
    return this.enqueue(async () => {
      await this.catchUp(step.seq - 1);
      if (!this.agreement && step.events.some(({ type }) => type === 'started')) await this.readAgreement();
      this.takeIn(step);
      if (step.events.some((event) => lineOf(event) !== null)) await this.proveStep(step);
      await this.help();
    });
  }

  /** A new connection: what could not be done on the old one is tried again. */
  connected(): void {
    this.renewed.clear();
    if (this.isSecond) void this.enqueue(() => this.help());
  }

  /** The person knows about the alarm, and wants to play on. */
  resume(): void {
    this.refresh(changeNote(this.table.id, () => ({ playOn: true })));
    void this.enqueue(() => this.lookCloser(this.table));
  }

  /** Our link and signature for a command, after everything that was heard is taken in. */
  async attach(seat: number, text: string, casts: boolean): Promise<Attached> {
    if (!this.isSecond) return {};
    await this.enqueue(() => this.vouch());
    const link = casts && !this.unproved && this.isTrusted() ? await this.ownLink(seat) : null;
    const signature = await this.sign(seat, text);
    return { ...(link ? { link } : {}), ...(signature ? { signature } : {}) };
  }

  /** A command with a link of ours was answered by a step: its cast must carry the link. */
  answered(seq: number, { link }: Attached): void {
    if (link === undefined) return;
    this.expected.set(seq, link);
    this.compareCast(seq);
  }

  private enqueue(job: () => Promise<void>): Promise<void> {
    // What fails for want of a connection is done when the table is told anew.
    this.last = this.last.then(job).catch(() => undefined);
    return this.last;
  }

  private note(): Note | null {
    return noteOf(this.table.id);
  }

  private isTrusted(): boolean {
    const note = this.note();
    return note !== null && isTrusted(note);
  }

  private raise(...alarms: Alarm[]): void {
    if (alarms.length === 0) return;
    mark(this.table.id, alarms);
    this.refresh(this.note());
  }

  private refresh(note: Note | null): void {
    if (!note) return;
    this.alarms = note.alarms;
    this.playOn = note.playOn;
    this.late = note.late;
    this.keeps = canKeep();
  }

  private async lookCloser(table: TableView): Promise<void> {
    followSeats(table);
    if (table.phase === 'gathering') await addForAll(table);
    else if (!this.isSecond) this.begin();
    else await this.lookAtGame(table);
    if (table.phase === 'over' || table.phase === 'closed') changeNote(table.id, () => ({ ended: true }));
  }

  private async lookAtGame(table: TableView): Promise<void> {
    if (!this.agree(table)) return;
    if (table.phase === 'settled') return this.reveal(table);
    await this.catchUp(table.seq);
    await this.prove(table);
    await this.help();
  }

  /** The game begins before we were told what was agreed on. */
  private async readAgreement(): Promise<void> {
    this.table = await get<TableView>(`/tables/${this.table.id}`);
    this.agree(this.table);
  }

  /** Compares what everybody is said to have agreed on; whether it can be read. */
  private agree({ agreed, head, phase }: TableView): boolean {
    const note = this.note();
    if (!agreed || !note) return false;
    const { agreement, alarms } = compareAgreement(this.table, note, agreed);
    const before = note.begun?.agreed ?? agreed;
    if (before !== agreed) alarms.push(alarm('agreement', before, agreed));
    if (phase === 'settled' && head !== agreementHash(agreed)) alarms.push(alarm('head', agreementHash(agreed), head));
    this.agreement = agreement;
    this.raise(...alarms);
    return agreement !== null;
  }

  /** Opens our envelopes, once everything is as it was promised. */
  private async reveal(table: TableView): Promise<void> {
    await this.checkReceipt(table.head, table.receipt);
    if (!this.isTrusted()) return;
    for (const [seat, own] of this.ownSeats()) {
      const contribution = textSealed(table, own, this.agreement?.seats[seat]?.seal ?? null);
      if (contribution === null || own.revealed) continue;
      await post(`/tables/${table.id}/reveal`, { seat, anchor: own.sealed, contribution });
      keepOwn(table.id, seat, { ...own, contribution, revealed: true });
    }
  }

  /** Our seats that this device has added for. */
  private ownSeats(): [number, Own][] {
    const { own = {} } = this.note() ?? {};
    return Object.entries(own)
      .map(([seat, one]): [number, Own] => [Number(seat), one])
      .filter(([seat]) => this.isOurs(seat));
  }

  private isOurs(seat: number): boolean {
    const view = this.table.seats[seat];
    return view?.kind === 'person' && view.yours;
  }

  /** Takes in what was missed, from the log. */
  private async catchUp(seq: number): Promise<void> {
    while (this.seq < seq) {
      const steps = await get<GuardedStep[]>(`/tables/${this.table.id}/steps?after=${this.seq}`);
      if (steps.length === 0) return;
      for (const step of steps) this.takeIn(step);
    }
  }

  private takeIn(step: GuardedStep): void {
    if (step.seq !== this.seq + 1) return;
    this.seq = step.seq;
    this.raise(...step.events.flatMap((event) => this.takeEvent(event)));
    const { chain } = this;
    if (!chain) return;
    this.heads.set(step.seq, chain.head);
    this.rolls = { checked: chain.drawn, foreseeable: chain.foreseeable };
    this.keys = [...chain.keys];
    this.comparePast(step.seq, chain);
    this.compareCast(step.seq);
  }

  private takeEvent(event: RoomEvent): Alarm[] {
    if (event.type === 'revealed') this.revealed[event.seat] = { anchor: event.anchor, contribution: event.contribution };
    else if (event.type === 'started') return this.begin();
    else if (event.type === 'cast') this.casts.set(this.seq, event.link ?? null);
    else if (event.type === 'rolled') this.compareGiven(event.roll, event.link ?? null);
    const wrong = this.chain?.take(event);
    return wrong ? [wrong] : [];
  }

  /** The game begins: what everybody has added is fixed. */
  private begin(): Alarm[] {
    const { agreed } = this.table;
    const contributions = this.isSecond ? this.revealed.map((one) => one?.contribution ?? '') : this.table.seats.map((seat) => seat.contribution);
    changeNote(this.table.id, ({ begun }) => ({ begun: begun ?? { agreed: agreed ?? null, contributions } }));
    if (!agreed || !this.agreement) return [];
    this.chain = new EventChain(agreementHash(agreed), this.agreement, this.revealed);
    return [...unsealed(this.table.id, this.agreement, this.revealed), ...this.compareRevealed()];
  }

  /** What we are said to have revealed is what we have. */
  private compareRevealed(): Alarm[] {
    return this.ownSeats().flatMap(([seat, own]) => {
      const said = this.revealed[seat];
      if (!own.revealed || said?.contribution === own.contribution) return [];
      return [alarm('text', own.contribution, said?.contribution)];
    });
  }

  /** The story of the game must go through the hash that we have seen before. */
  private comparePast(seq: number, { head: hash, events }: EventChain): void {
    const before = this.note()?.head;
    if (before?.seq === seq && before.hash !== hash) this.raise(alarm('past', before.hash, hash));
    else if (!before || before.seq < seq) changeNote(this.table.id, () => ({ head: { seq, events, hash } }));
  }

  private compareCast(seq: number): void {
    const expected = this.expected.get(seq);
    if (expected === undefined || this.seq < seq) return;
    this.expected.delete(seq);
    const found = this.casts.get(seq) ?? null;
    if (found !== expected) this.raise(alarm('own-link', expected, found));
  }

  /** What the server says about where the game is, and its signature under that. */
  private async prove({ seq, head, receipt }: Signpost): Promise<void> {
    const ours = this.heads.get(seq);
    if (ours === undefined) return;
    this.unproved = false;
    if (head !== ours) this.raise(alarm('head', ours, head));
    await this.checkReceipt(head, receipt);
  }

  /** A step that is told late comes without a head; the next that has one answers for all before it. */
  private async proveStep(step: GuardedStep): Promise<void> {
    if (step.head) await this.prove(step);
    else this.unproved = true;
  }

  /** Has the server vouch for what it told: nothing of ours is given to a game that it could still deny. */
  private async vouch(): Promise<void> {
    if (!this.unproved) return;
    const table = await get<TableView>(`/tables/${this.table.id}`);
    await this.catchUp(table.seq);
    await this.prove(table);
  }

  private async checkReceipt(hash: string | null | undefined, receipt: string | null | undefined): Promise<void> {
    const serverKey = this.note()?.promised.serverKey;
    if (!serverKey || !hash) return;
    const right = receipt ? await isReceipt(serverKey, hash, receipt) : false;
    if (right === false) this.raise(alarm('receipt', serverKey, receipt));
    else if (right) this.receipts.right += 1;
    else this.receipts.unchecked += 1;
  }

  /** Gives the link that is asked of us, or commits to chains of our own where we have none. */
  private async help(): Promise<void> {
    const cast = this.chain?.cast;
    if (!this.isTrusted() || this.table.phase !== 'playing') return;
    if (!cast) return this.renewAll();
    const { asks, roll } = cast;
    if (typeof asks !== 'number' || !this.isOurs(asks) || this.given?.roll === roll) return;
    await this.vouch();
    const link = this.isTrusted() ? this.linkFor(asks) : null;
    if (link) this.give(asks, { roll, link, accepted: null, used: null });
  }

  private give(seat: number, given: Given): void {
    this.given = given;
    const { roll, link } = given;
    this.deliver({ seat, roll, link }).then(
      () => this.judge(given, { accepted: true }),
      () => this.judge(given, { accepted: false }),
    );
  }

  private compareGiven(roll: number, link: string | null): void {
    if (this.given?.roll === roll) this.judge(this.given, { used: link === this.given.link });
  }

  /** A link that was accepted must be in the roll; one that was not came too late, which can happen to anybody. */
  private judge(given: Given, more: Partial<Given>): void {
    Object.assign(given, more);
    if (given.used !== false || given.accepted === null) return;
    if (given.accepted) this.raise(alarm('own-link', given.link, null));
    else this.refresh(changeNote(this.table.id, ({ late }) => ({ late: late + 1 })));
  }

  /** Our link of a seat for the next roll, if the seat's chain is one of ours. */
  private linkFor(seat: number): string | null {
    const [own, chain] = [this.note()?.own[seat], this.chain];
    const used = chain?.chains[seat];
    if (!own || !chain || !used || used.anchor !== own.anchor) return null;
    const made = this.made.get(own.last) ?? new Chain(own.last);
    this.made.set(own.last, made);
    return made.link(chain.next - used.first);
  }

  private async ownLink(seat: number): Promise<string | null> {
    if (this.linkFor(seat) === null && this.chain) await this.renew(seat).catch(() => undefined);
    return this.linkFor(seat);
  }

  private async renewAll(): Promise<void> {
    for (const [seat, view] of this.table.seats.entries()) {
      if (!this.isOurs(seat) || view.bot !== null || this.renewed.has(seat) || !this.chain || this.linkFor(seat) !== null) continue;
      this.renewed.add(seat);
      await this.renew(seat);
    }
  }

  /** Commits to a new chain for a seat whose chain this device does not have, or has used up. */
  private async renew(seat: number): Promise<void> {
    const own = await newChain(this.note()?.own[seat]);
    // Kept before it is sent: a chain that the table knows and we do not would be worth nothing.
    keepOwn(this.table.id, seat, own);
    const body = { seat, anchor: own.anchor, ...(own.key ? { signing_key: own.key } : {}) };
    const { seq } = await post<AnswerView>(`/tables/${this.table.id}/chain`, body);
    await this.catchUp(seq);
  }

  /** Signs a command, if the seat's key is ours. */
  private async sign(seat: number, text: string): Promise<string | null> {
    const key = this.chain?.keys[seat];
    if (!this.chain || !key || key !== (await publicKey())) return null;
    return signCommand(this.chain.head, seat, text);
  }
}
