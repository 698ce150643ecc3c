/** What the pages say, by the ids of the messages, so that a test outlives a wording. */
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const LOCALES = join(import.meta.dirname, '../../locales');

/** The texts of one language, said as web/src/platform/speech says them. */
export class Speech {
  #bundle;

  constructor(language) {
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    const folder = join(LOCALES, language);
    for (const name of readdirSync(folder)) {
      const text = readFileSync(join(folder, name), 'utf8');
      this.#bundle.addResource(new FluentResource(text));
    }
  }

  /** The text of this id; `message.attribute` names an attribute. */
  say = (id, parameters = {}) => {
    const text = this.#format(this.#pattern(id), parameters);
    if (text === null) throw new Error(`${id} lacks a parameter`);
    return text;
  };

  /** Finds this message, or one of these, in a text, with the given parameters and with any others. */
  like = (ids, parameters = {}) => {
    const sources = [ids].flat().map((id) => this.#source(this.#pattern(id), parameters));
    return new RegExp(sources.join('|'), 'u');
  };

  #pattern(id) {
    const [name, attribute] = id.split('.');
    const message = this.#bundle.getMessage(name);
    const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
    if (!pattern) throw new Error(`no message has the id ${id}`);
    return pattern;
  }

  /** The formatted pattern in one line, or null if it lacks a parameter. */
  #format(pattern, parameters) {
    const errors = [];
    const text = this.#bundle.formatPattern(pattern, parameters, errors);
    if (errors.length > 0) return null;
    return text.replace(/\n/g, ' ').replace(/(?<![\p{L}\d])-(?=\d)/gu, '−');
  }

  #source(pattern, parameters) {
    const parts = typeof pattern === 'string' ? [pattern] : pattern;
    return parts
      .map((part) => {
        const text = this.#format([part], parameters);
        if (text !== null) return text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
        if (part.type !== 'select') return '.+?';
        const variants = this.#variants(part, parameters).map((one) =>
          this.#source(one, parameters),
        );
        return `(?:${variants.join('|')})`;
      })
      .join('');
  }

  /** The variants of a selector that these parameters leave possible. */
  #variants(select, parameters) {
    const values = select.variants.map(({ value }) => value);
    const numbered = select.variants.map((one, number) => ({ ...one, value: `${number}` }));
    const chosen = this.#format([{ ...select, variants: numbered }], parameters);
    return chosen === null ? values : [values[chosen]];
  }
}

export const { say, like } = new Speech('en');
