/** Each run of unit tests begins at this moment, so that no test passes only until a date. */
const FIRST_MOMENT = '2026-11-30T18:00:00Z';

const SystemDate = Date;
const offset = SystemDate.parse(FIRST_MOMENT) - SystemDate.now();
const now = () => SystemDate.now() + offset;

globalThis.Date = new Proxy(SystemDate, {
  construct: (target, values, newTarget) =>
    /** @type {Date} */ (Reflect.construct(target, values.length === 0 ? [now()] : values, newTarget)),
  get: (target, key) => (key === 'now' ? now : /** @type {unknown} */ (Reflect.get(target, key))),
});
