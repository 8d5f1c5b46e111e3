import { expect, it } from 'vitest';
import { partsOfBundle, sharesOf } from './load-profile.ts';

const bundle = ['"use strict";', '// ../node_modules/zod/v4/core.js', 'a', '// src/app.ts', 'b', 'c'].join(
  '\n',
);

const node = (id: number, url: string, lineNumber: number, functionName: string) => ({
  id,
  callFrame: { url, lineNumber, functionName },
});

it('a profile is told by the parts that its time is spent on', () => {
  const parts = partsOfBundle(bundle);
  expect(parts.slice(1)).toEqual(['zod', 'zod', ...Array<string>(3).fill('the product’s own code')]);
  const top = {
    ...node(2, 'file:///lib/index.cjs', 0, ''),
    positionTicks: [
      { line: 3, ticks: 1 },
      { line: 5, ticks: 3 },
    ],
  };
  const profile = {
    nodes: [
      node(1, 'file:///lib/index.cjs', 2, 'parse'),
      top,
      node(3, 'file:///node_modules/firebase-admin/app.js', 9, 'load'),
      node(4, 'node:fs', 1, 'readFileSync'),
      node(5, '', -1, '(garbage collector)'),
    ],
    samples: [1, 2, 3, 4, 5],
    timeDeltas: [10, 40, 30, 15, 5],
  };
  expect([...sharesOf(profile, 'lib/index.cjs', parts)]).toEqual([
    ['the product’s own code', 0.3],
    ['the SDKs of Firebase and Google', 0.3],
    ['zod', 0.2],
    ['Node: finding, reading and compiling files', 0.15],
    ['garbage collection', 0.05],
  ]);
});
