import { join } from 'node:path';
import { type BenchRun, limited, type Section } from '../figure.ts';
import { spreadOf } from '../statistics.ts';
import { cloneRepository, siteFolder, startSite } from './site-process.ts';

const FRESH_S = 75;
const AGAIN_S = 10;
const STARTS_AGAIN = 3;

interface Starts {
  readonly fresh: number;
  readonly install: number;
  readonly again: readonly number[];
}

export async function siteStart({ root, scratch }: BenchRun): Promise<readonly Section[]> {
  const clone = join(scratch, 'clone');
  await cloneRepository(root, clone);
  const folder = await siteFolder(clone, join(scratch, 'clone-data'));
  const start = async () => {
    const site = await startSite(folder);
    await site.stop();
    return { seconds: site.startTime / 1000, install: site.installSeconds };
  };
  const { seconds: fresh, install } = await start();
  const again: number[] = [];
  while (again.length < STARTS_AGAIN) again.push((await start()).seconds);
  return [startSection({ fresh, install, again })];
}

export function startSection({ fresh, install, again }: Starts): Section {
  return {
    title: 'npm start, until the page and the API answer',
    figures: [
      limited({
        what: 'fresh clone, warm npm cache',
        unit: 's',
        measured: [fresh],
        atMost: FRESH_S,
        reference: `of these, npm ci: ${install} s`,
      }),
      limited({
        what: 'second start, with the data of the first',
        unit: 's',
        measured: again,
        atMost: AGAIN_S,
        reference: 'the first start',
        ratio: spreadOf(again).median / fresh,
      }),
    ],
  };
}
