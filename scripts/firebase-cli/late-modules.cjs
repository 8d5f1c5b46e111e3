'use strict';

const Module = require('node:module');
const path = require('node:path');

/**
 * @typedef {Record<PropertyKey, unknown> & ((...values: unknown[]) => unknown)} Exports
 * @typedef {{ require: (this: Module, name: string) => Exports }} Requiring
 */

const OWN = /[/\\]firebase-tools[/\\]lib[/\\]/;

/**
 * Modules that the Firebase CLI requires are loaded at their first use. The CLI requires hundreds of modules
 * that a command never uses, which takes a second of each of its processes. JSON files, built-in modules and
 * the functions, whose path is absolute, are loaded at once.
 */
exports.loadAtFirstUse = () => {
  const prototype = /** @type {Requiring} */ (/** @type {unknown} */ (Module.prototype));
  const now = prototype.require;
  prototype.require = function (name) {
    const isAtOnce = path.isAbsolute(name) || name.endsWith('.json') || Module.isBuiltin(name);
    return OWN.test(this.filename ?? '') && !isAtOnce
      ? late(() => now.call(this, name))
      : now.call(this, name);
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
    // The target has a fixed `prototype`, so the proxy must list it. Each other key must be configurable.
    ownKeys: () => [...new Set([...Reflect.ownKeys(real()), 'prototype'])],
    getOwnPropertyDescriptor: (_target, key) => {
      if (key === 'prototype') return Reflect.getOwnPropertyDescriptor(target, key);
      const described = Reflect.getOwnPropertyDescriptor(real(), key);
      return described && { ...described, configurable: true };
    },
  });
}
