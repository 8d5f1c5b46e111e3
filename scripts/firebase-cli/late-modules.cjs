'use strict';

const Module = require('node:module');

/**
 * @typedef {Record<PropertyKey, unknown> & ((...values: unknown[]) => unknown)} Exports
 * @typedef {{ require: (this: Module, name: string) => Exports }} Requiring
 */

const OWN = /[/\\]firebase-tools[/\\]lib[/\\]/;
/** Matches a module of the CLI itself or of a package. A full path or a JSON file is loaded at once. */
const LATE = /^(?!\/|.*\.json$)/;

/**
 * Lets each module of the Firebase CLI load what it requires when it first uses it. The CLI requires hundreds
 * of modules that a command never uses, which takes a second of each of its processes.
 */
exports.loadAtFirstUse = () => {
  const prototype = /** @type {Requiring} */ (/** @type {unknown} */ (Module.prototype));
  const now = prototype.require;
  prototype.require = function (name) {
    const isLate = OWN.test(this.filename ?? '') && LATE.test(name) && !Module.isBuiltin(name);
    return isLate ? late(() => now.call(this, name)) : now.call(this, name);
  };
};

/** @param {() => Exports} load */
function late(load) {
  /** @type {Exports | undefined} */
  let loaded;
  const real = () => (loaded ??= load());
  // A proxy can be called only if its target can be called.
  const target = /** @type {Exports} */ (/** @type {unknown} */ (function () {}));
  return new Proxy(target, {
    get: (_target, key) => real()[key],
    set: (_target, key, value) => Reflect.set(real(), key, value),
    has: (_target, key) => key in real(),
    apply: (_target, self, values) => Reflect.apply(real(), self, values),
    construct: (_target, values, made) => /** @type {object} */ (Reflect.construct(real(), values, made)),
    // The target's own `prototype` cannot be left out, and no other key can be called unchangeable.
    ownKeys: () => [...new Set([...Reflect.ownKeys(real()), 'prototype'])],
    getOwnPropertyDescriptor: (_target, key) => {
      if (key === 'prototype') return Reflect.getOwnPropertyDescriptor(target, key);
      const described = Reflect.getOwnPropertyDescriptor(real(), key);
      return described && { ...described, configurable: true };
    },
  });
}
