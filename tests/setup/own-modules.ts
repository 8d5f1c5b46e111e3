import { afterAll, vi } from 'vitest';

interface LoadedModule {
  promise?: unknown;
  exports?: unknown;
  evaluated: boolean;
}

/** Private to Vitest. If it changes, every test file that uses this file fails. */
interface Worker {
  readonly __vitest_worker__: {
    readonly evaluatedModules: { readonly idToModuleMap: ReadonlyMap<string, LoadedModule> };
  };
}

/** These modules keep no state that changes a result. Loading them takes most of the time. */
const KEPT = /\/(domain|emulator|functions)\/src\/(?!index\.ts$)(?!.*\.(test|fixture)\.ts$)/;

/**
 * Unloads our own modules that may have a state, so that the next test file in the same process loads them
 * anew. Packages stay loaded.
 */
afterAll(() => {
  const { idToModuleMap } = (globalThis as unknown as Worker).__vitest_worker__.evaluatedModules;
  const kept = [...idToModuleMap].flatMap(([id, loaded]) =>
    KEPT.test(id) && loaded.evaluated ? [{ loaded, before: { ...loaded } }] : [],
  );
  vi.resetModules();
  for (const {
    loaded,
    before: { promise, exports, evaluated },
  } of kept) {
    Object.assign(loaded, { promise, exports, evaluated });
  }
});
