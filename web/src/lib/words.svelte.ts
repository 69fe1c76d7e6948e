/** Every text, in German and English: the Fluent files of `locales/` and those beside each game. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { SvelteMap } from 'svelte/reactivity';
import { settings, type Language } from './settings.svelte';

/** A Fluent file in both languages, loaded when somebody speaks it. */
export type Source = Record<Language, () => Promise<{ default: string }>>;

const SHELL: Source = {
  de: () => import('../shell/de'),
  en: () => import('../shell/en'),
};

const bundles = new SvelteMap<Language, { bundle: FluentBundle; version: number }>();
/** Every source that was asked for, whichever the language. */
const sources: Source[] = [SHELL];
const loads = new Map<string, Promise<void>>();
/** The language that is shown: the one before, until all texts of the new one are there. */
const shown: { language: Language } = $state({ language: settings.language });

async function load(language: Language, source: Source): Promise<void> {
  const text = (await source[language]()).default;
  // Asked for only now: sources that load at the same time share one bundle.
  const bundle = bundles.get(language)?.bundle ?? new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(text));
  // A new entry, so that whoever has asked for a text asks again.
  bundles.set(language, { bundle, version: (bundles.get(language)?.version ?? 0) + 1 });
}

/** Makes sure that the texts of a source, and all others so far, can be said in the language of the settings. */
export async function speak(...more: Source[]): Promise<void> {
  const language = settings.language;
  sources.push(...more.filter((source) => !sources.includes(source)));
  await Promise.all(sources.map((source, index) => loadOnce(language, source, `${language} ${index}`)));
  shown.language = language;
}

function loadOnce(language: Language, source: Source, name: string): Promise<void> {
  const loading = loads.get(name) ?? load(language, source);
  loads.set(name, loading);
  // What could not be loaded is tried again when it is asked for again.
  return loading.catch((error: unknown) => {
    loads.delete(name);
    throw error;
  });
}

/** A text with its values, in the language of the settings. */
export function t(key: string, values?: Record<string, FluentVariable>): string {
  const bundle = bundles.get(shown.language)?.bundle;
  const message = bundle?.getMessage(key);
  if (!bundle || !message?.value) {
    console.error(`no text: ${key}`);
    return key;
  }
  return bundle.formatPattern(message.value, values);
}

/** Whether there is such a text. */
export function knows(key: string): boolean {
  return bundles.get(shown.language)?.bundle.hasMessage(key) ?? false;
}

/** A number as the language writes it. */
export function number(value: number, digits = 0): string {
  const options = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  return new Intl.NumberFormat(shown.language, options).format(value).replace('-', '−');
}

/** Things that are named one after the other: “Anna, Ben and Zoe”. */
export function joined(parts: readonly string[]): string {
  return new Intl.ListFormat(shown.language, { type: 'conjunction', style: 'long' }).format(parts);
}

/** A share as a percentage, with at most so many digits and at least so many. */
export function percent(value: number, digits = 0, least = 0): string {
  return new Intl.NumberFormat(shown.language, { style: 'percent', minimumFractionDigits: least, maximumFractionDigits: digits }).format(value);
}

/** A day and time, as short as it can be. */
export function moment(at: number): string {
  return new Intl.DateTimeFormat(shown.language, { dateStyle: 'medium', timeStyle: 'short' }).format(at);
}

/** A day, written out. */
export function dayOf(at: number): string {
  return new Intl.DateTimeFormat(shown.language, { dateStyle: 'long' }).format(at);
}

/** A time of today, or with its day if that is over. */
export function clock(at: number): string {
  const today = new Date(at).toDateString() === new Date().toDateString();
  return new Intl.DateTimeFormat(shown.language, today ? { timeStyle: 'short' } : { dateStyle: 'short', timeStyle: 'short' }).format(at);
}
