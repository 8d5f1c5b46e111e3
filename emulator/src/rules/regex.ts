import { RE2JS, RE2JSException } from 're2js';
import { RecentMap } from '../core/store/recent-map.ts';

const compiled = new RecentMap<RE2JS | string>(200);

/** The compiled pattern, or why RE2 refuses it. */
export function compileRegex(pattern: string): RE2JS | string {
  return compiled.obtain(pattern, () => {
    try {
      return RE2JS.compile(pattern);
    } catch (error) {
      if (!(error instanceof RE2JSException)) throw error;
      const reason = error.message.replace('error parsing regexp: ', '');
      return `Invalid regular expression pattern. Reason: [${reason}].`;
    }
  });
}

/** The most steps that one search of a text of that length takes. */
export function searchCost(regex: RE2JS, length: number): number {
  return regex.programSize() * (length + 1);
}
