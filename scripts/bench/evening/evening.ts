import { FIGURES_REST_MS, HOUR_MS } from '@copa/domain/limits';
import { type Figure, limited, type Section, short } from '../figure.ts';
import { PRICES } from '../prices.ts';
import { DAY_OPENS_MS, FOLLOWERS, playEvening } from './history.ts';
import type { Cost } from './meter.ts';
import { costOfListener, costOfPoll, friend, player, type ViewCost } from './viewers.ts';

const FRIENDS = 500;
const MANY_FRIENDS = 5_000;
const PLAYERS = 192;
const ORGANISERS = 3;

/**
 * A cache of Hosting keeps the page of a table for half a minute, so it asks the API for this page at most
 * 120 times an hour.
 */
const FILLS_AN_HOUR = 120;

const READS = { friends: 130_000, players: 100_000, organiser: 10_000, idleHour: 300 } as const;
const CALLS = 3_500;
/** A call for the rooms reads three documents: the tournament, its rooms, and the state of their delivery. */
const ROOM_READS = 3;

export async function evening(): Promise<readonly Section[]> {
  const { id, begins, ends, costs, changes, bytesOf, stageAt, ticketId, mails } = await playEvening();
  const hours = (ends - begins + DAY_OPENS_MS) / HOUR_MS;
  const day = new RegExp(
    `^(registrations/[^/]+|reminders/${id}|tournaments/${id}(/stages/[^/]+(/matches/[^/]+)?)?|tickets/[^/]+/openings/.+)$`,
    'u',
  );
  const listened = costOfListener({ from: begins - DAY_OPENS_MS, until: ends }, day, changes, bytesOf);
  const panel = panelOf(
    costs.get('a panel') ?? NOTHING,
    changes.get(`figures/${id}`) ?? [],
    begins - DAY_OPENS_MS,
  );
  const roomCalls = ORGANISERS * (changes.get(`rooms/${id}`)?.length ?? 0);
  const ofFriend = costOfPoll(friend(id, stageAt, begins), changes, bytesOf);
  const ofPlayer = costOfPoll(player(id, ticketId, stageAt, begins), changes, bytesOf);
  const acts = ['players', 'organisers', 'the job', 'phones that follow', 'notices of followers'].map(
    (role) => [role, costs.get(role) ?? NOTHING] as const,
  );
  const calls =
    acts.reduce((sum, [, cost]) => sum + cost.calls, 0) +
    ORGANISERS * panel.calls +
    roomCalls +
    (FILLS_AN_HOUR * (ends - begins)) / HOUR_MS;
  const written = acts.reduce((sum, [, cost]) => sum + cost.writes, 0);
  const acting = acts.reduce((sum, [, cost]) => sum + cost.reads, 0);
  const reads = (friends: number) =>
    friends * ofFriend.reads +
    PLAYERS * ofPlayer.reads +
    ORGANISERS * (listened.reads + panel.reads) +
    ROOM_READS * roomCalls +
    acting;
  const price = (friends: number) =>
    reads(friends) * PRICES.firestoreRead + written * PRICES.firestoreWrite + calls * PRICES.functionCall;
  const references: Readonly<Record<string, string>> = {
    players: `${mails} mails in all`,
    'the job': 'a mail that counts for its mailbox is three writes: itself, and two counts',
    'phones that follow': `${FOLLOWERS} phones`,
  };
  const viewers = (what: string, reference: string, count: number, atMost: number) =>
    limited({ what, unit: '', measured: [Math.round(count)], atMost, reference });
  return [
    {
      title: `An evening: 48 squads, four stages, ${hours.toFixed(1)} hours with the day open`,
      figures: [
        viewers(
          `reads of ${FRIENDS} friends`,
          `the table for two hours: ${eachOf(ofFriend)}`,
          FRIENDS * ofFriend.reads,
          READS.friends,
        ),
        viewers(
          `reads of ${PLAYERS} players`,
          `Mi torneo for two hours: ${eachOf(ofPlayer)}`,
          PLAYERS * ofPlayer.reads,
          READS.players,
        ),
        viewers(
          'reads of one organiser',
          `the day: ${eachOf(listened)}, the panel: ${panel.reads} reads`,
          listened.reads + panel.reads,
          READS.organiser,
        ),
        ...acts.map(
          ([role, cost]): Figure => ({
            what: `what ${role} asked for`,
            measured: `${cost.calls} calls, ${cost.reads} reads, ${cost.writes} writes`,
            reference: references[role] ?? '',
          }),
        ),
        viewers('calls of the function', 'with pages filled and panels', calls, CALLS),
        viewers(
          'reads of an idle hour, the job included',
          '',
          costs.get('an idle hour')?.reads ?? Number.NaN,
          READS.idleHour,
        ),
        ...[FRIENDS, MANY_FRIENDS].map(
          (friends): Figure => ({
            what: `the evening with ${friends.toLocaleString('en-US')} friends`,
            measured: `${Math.round(reads(friends)).toLocaleString('en-US')} reads, ${written.toLocaleString('en-US')} writes`,
            reference: `${short(price(friends))} USD`,
          }),
        ),
      ],
    },
  ];
}

const eachOf = ({ reads, bytes }: ViewCost) => `${reads} reads and ${short(bytes / 1000)} KB each`;

const NOTHING: Cost = { calls: 0, reads: 0, writes: 0 };

function panelOf(byClock: Cost, changes: readonly number[], opensAt: number): Cost {
  const heard = changes.filter((at) => at > opensAt);
  const asked = new Set(heard.map((at) => Math.floor(at / FIGURES_REST_MS))).size;
  const calls = byClock.calls + asked;
  return { ...byClock, calls, reads: heard.length + Math.round((byClock.reads / byClock.calls) * calls) };
}
