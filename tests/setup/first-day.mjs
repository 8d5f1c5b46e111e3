/** The clock of unit tests starts at this moment in every run, so that no test fails from a date on. */
const FIRST_MOMENT = '2026-11-30T18:00:00Z';

const SystemDate = Date;
const offset = SystemDate.parse(FIRST_MOMENT) - SystemDate.now();
const now = () => SystemDate.now() + offset;

globalThis.Date = new Proxy(SystemDate, {
  construct: (target, values, newTarget) =>
    /** @type {Date} */ (Reflect.construct(target, values.length === 0 ? [now()] : values, newTarget)),
  get: (target, key) => (key === 'now' ? now : /** @type {unknown} */ (Reflect.get(target, key))),
});
