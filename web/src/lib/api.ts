/** Requests to the server, with errors that can be shown to people. */

import { hex } from './hex';
import type { ErrorView } from './protocol';
import { settings } from './settings.svelte';
import { t } from './words.svelte';

/** An answer that is no success, or none at all. */
export class ApiError extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly status: number,
    readonly ruling?: string,
    readonly seq?: number,
  ) {
    super(message);
  }

  static of(view: ErrorView, status = 0): ApiError {
    return new ApiError(view.code, view.message, status, view.ruling, view.seq);
  }
}

type Method = 'GET' | 'POST' | 'DELETE';

async function ask(method: Method, path: string, body?: unknown): Promise<Response> {
  const headers: Record<string, string> = { 'accept-language': settings.language };
  if (body !== undefined) headers['content-type'] = 'application/json';
  const init: RequestInit = { method, headers, credentials: 'same-origin' };
  if (body !== undefined) init.body = JSON.stringify(body);
  try {
    return await fetch(`/api${path}`, init);
  } catch {
    throw new ApiError('offline', t('error-offline'), 0);
  }
}

/** How often something is asked for again that too many ask for at once. */
const MOST_AGAIN = 3;

/** Asks; where the server says when to come back, what changes nothing is asked for again then. */
async function askPatiently(method: Method, path: string, body?: unknown): Promise<Response> {
  for (let again = 0; ; again++) {
    const response = await ask(method, path, body);
    if (method !== 'GET' || response.status !== 503 || again === MOST_AGAIN) return response;
    const seconds = Number(response.headers.get('retry-after'));
    if (!(seconds > 0)) return response;
    await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  }
}

async function failure(response: Response): Promise<ApiError> {
  const body: { error?: ErrorView } | null = await response.json().catch(() => null);
  if (body?.error) return ApiError.of(body.error, response.status);
  return new ApiError('unknown', t('error-unknown', { status: response.status }), response.status);
}

/** Asks the server and gives its answer. */
export async function call<T>(method: Method, path: string, body?: unknown): Promise<T> {
  const response = await askPatiently(method, path, body);
  if (!response.ok) throw await failure(response);
  if (response.status === 204) return undefined as T;
  return (await response.json()) as T;
}

/** An answer of the server as it was written, for those who do not take its word for it. */
export async function getText(path: string): Promise<string> {
  const response = await askPatiently('GET', path);
  if (!response.ok) throw await failure(response);
  return response.text();
}

export const get = <T>(path: string): Promise<T> => call<T>('GET', path);
export const post = <T>(path: string, body: unknown = {}): Promise<T> => call<T>('POST', path, body);
export const drop = <T>(path: string): Promise<T> => call<T>('DELETE', path);

/** A name for a command, so that sending it twice does not do it twice. */
export function freshKey(): string {
  return hex(crypto.getRandomValues(new Uint8Array(12)));
}

/** What to tell a person about anything that was thrown. */
export function told(error: unknown): string {
  if (error instanceof ApiError) return error.message;
  // A mistake of ours: no use to people, but to whoever mends it.
  console.error(error);
  return t('error-unknown', { status: 0 });
}
