import { compared, type Figure, type Section, short } from '../figure.ts';
import { takeTurns } from '../statistics.ts';
import { type Emulator, startEmulator } from './emulator.ts';
import { coreSubject, remoteSubject, type Subject } from './subjects.ts';

const SIZES = [100, 10_000, 100_000] as const;
const ROUNDS = 9;
const REMOTE_CALLS = 40;
const CORE_CALLS = 400;
const MOST = 2;

type Size = (typeof SIZES)[number];
type Subjects = Readonly<Record<Size, Subject>>;

const operations = {
  commit: 'commit outside a listened result',
  get: 'get',
  query: 'query of 50',
  update: "listener's update",
} as const satisfies Partial<Record<keyof Subject, string>>;

export async function emulatorSizes(): Promise<readonly Section[]> {
  const running: Emulator[] = [];
  const started = async () => {
    const emulator = await startEmulator();
    running.push(emulator);
    return emulator;
  };
  try {
    const empty = await started();
    const remote = await bySize(async (size) => remoteSubject((await started()).firestore, size));
    const memory = memoryFigure(running.at(-1)?.residentMegabytes(), empty.residentMegabytes());
    return [
      {
        title: 'Embedded Firestore: cost by number of documents, beside 100, through firebase-admin',
        figures: [...(await figuresOf(remote, REMOTE_CALLS, MOST)), memory],
      },
      {
        // Helps to change the core: effects of the processor's cache show here that no client notices.
        title: 'Embedded Firestore: the same without client and wire',
        figures: await figuresOf(await bySize(coreSubject), CORE_CALLS),
      },
    ];
  } finally {
    await Promise.all(running.map((emulator) => emulator.stop()));
  }
}

async function bySize(create: (size: Size) => Promise<Subject>): Promise<Subjects> {
  return { 100: await create(100), 10_000: await create(10_000), 100_000: await create(100_000) };
}

async function figuresOf(subjects: Subjects, calls: number, atMost?: number): Promise<readonly Figure[]> {
  const figures: Figure[] = [];
  for (const operation of Object.keys(operations) as (keyof typeof operations)[]) {
    const work = (size: Size) => async () => {
      for (let done = 0; done < calls; done += 1) await subjects[size][operation]();
    };
    const times = await takeTurns(ROUNDS, {
      small: work(100),
      medium: work(10_000),
      large: work(100_000),
    });
    const each = (milliseconds: readonly number[]) => milliseconds.map((time) => (time / calls) * 1000);
    for (const [size, measured] of [
      ['10,000', times.medium],
      ['100,000', times.large],
    ] as const) {
      figures.push(
        compared({
          what: `${operations[operation]}, ${size}`,
          unit: 'µs',
          measured: each(measured),
          reference: each(times.small),
          ...(atMost !== undefined && { atMost }),
        }),
      );
    }
  }
  for (const size of SIZES) subjects[size].close();
  return figures;
}

function memoryFigure(full: number | null | undefined, empty: number | null): Figure {
  const what = 'resident memory with 100,000 small documents';
  if (full === null || full === undefined || empty === null) {
    return { what, measured: 'this system does not say' };
  }
  const kilobytesEach = ((full - empty) * 1024) / 100_000;
  return {
    what,
    measured: `${short(full)} MB`,
    reference: `empty: ${short(empty)} MB; each document ${short(kilobytesEach)} KB`,
    ratio: full / empty,
  };
}
