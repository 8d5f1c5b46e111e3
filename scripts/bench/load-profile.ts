/** The part of a V8 CPU profile that is read here. */
export interface CpuProfile {
  readonly nodes: readonly {
    readonly id: number;
    readonly callFrame: { readonly url: string; readonly lineNumber: number; readonly functionName: string };
    readonly positionTicks?: readonly { readonly line: number; readonly ticks: number }[];
  }[];
  readonly samples: readonly number[];
  readonly timeDeltas: readonly number[];
}

/** The bundler writes the path of each module above its code. */
const MODULE = /^\s*\/\/ ((?:\.\.\/|src\/|node_modules\/)\S+\.[cm]?[jt]s(?:on)?)$/;
const PACKAGE = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/;

/** The part of the program that each line of a bundle belongs to. */
export function partsOfBundle(bundle: string): readonly string[] {
  let part = 'the bundler’s own code';
  return bundle.split('\n').map((line) => {
    const path = MODULE.exec(line)?.[1];
    if (path !== undefined) part = PACKAGE.exec(path)?.[1] ?? 'the product’s own code';
    return part;
  });
}

/** The share of each part in the time of a profile, the largest first. */
export function sharesOf(
  { nodes, samples, timeDeltas }: CpuProfile,
  file: string,
  parts: readonly string[],
): ReadonlyMap<string, number> {
  const own = new Map<number, number>();
  for (const [index, id] of samples.entries()) own.set(id, (own.get(id) ?? 0) + (timeDeltas[index] ?? 0));
  const total = timeDeltas.reduce((sum, each) => sum + each, 0);
  const shares = new Map<string, number>();
  const add = (part: string, time: number) => shares.set(part, (shares.get(part) ?? 0) + time / total);
  for (const { id, callFrame, positionTicks = [] } of nodes) {
    const time = own.get(id) ?? 0;
    const { url, lineNumber, functionName } = callFrame;
    if (!url.endsWith(file)) {
      add(outsidePart(url, functionName), time);
      continue;
    }
    // The outermost function of a bundle runs the top level of every module.
    const ticks = positionTicks.reduce((sum, each) => sum + each.ticks, 0);
    if (functionName !== '' || ticks === 0) add(parts[lineNumber] ?? '', time);
    else for (const each of positionTicks) add(parts[each.line - 1] ?? '', (time * each.ticks) / ticks);
  }
  return new Map([...shares].toSorted(([, one], [, other]) => other - one));
}

function outsidePart(url: string, functionName: string): string {
  if (url.includes('node_modules')) return 'the SDKs of Firebase and Google';
  return functionName === '(garbage collector)'
    ? 'garbage collection'
    : 'Node: finding, reading and compiling files';
}
