import { PROVISIONAL_MS } from '@copa/domain/limits';
import { DEFAULT_TIE_BREAK } from '@copa/domain/play/stage-terms';
import fc from 'fast-check';
import { sampleInput } from '../../../../../functions/src/play/samples/stage.fixture.ts';
import {
  type Correction,
  correctRows,
  decideProtest,
  sendProtest,
  voidOrRestore,
  withdrawProtest,
} from '../protest-rules.ts';
import { later, type Match, note, type World } from '../world.ts';
import {
  type Act,
  type ActOf,
  actOf,
  ask,
  once,
  type Plan,
  registrationId,
  tournamentId,
  upTo,
  uuid,
} from './act.ts';
import { askByCode } from './member-acts.ts';

/** None of these players is a minor, so nobody needs a consent. */
export const PLAYING = [1, 3, 4, 6] as const;
const MATCHES = ['a-1', 'a-2'] as const;
const TOURNAMENT = tournamentId(2);
const STAGE = `/tournaments/${TOURNAMENT}/stages/1`;
const REASON = 'La captura muestra otra cosa.';

const settings = sampleInput({
  tieBreak: [...DEFAULT_TIE_BREAK],
  finish: { kind: 'matches', matches: MATCHES.length },
});

const units = PLAYING.map(registrationId);
const rowOf = ({ placement, revision }: Match['rows'][string]) => ({
  placement,
  kills: 0,
  played: true,
  revision,
});

export const playing: Act = {
  plan: () => ({
    send: async (site) => {
      const send = (method: string, path: string, body?: object) =>
        site.call(0, `${method} ${STAGE}${path}`, body);
      const { revision } = (await send('PUT', '', settings)) as { revision: number };
      await send('POST', '/draw', { revision, kind: 'hand', lobbies: [{ id: 'a', units }] });
      for (const each of MATCHES) {
        const rows = units.map((unit, at) => [unit, rowOf({ placement: at + 1, revision: 0 })] as const);
        await send('PUT', `/matches/${each}/rows`, { rows: Object.fromEntries(rows) });
        await send('POST', `/matches/${each}/publish`);
      }
      return null;
    },
    steps: (then) =>
      once(() => {
        const { now } = then;
        const scoresUntil = later(now, PROVISIONAL_MS);
        const published = {
          isVoid: false,
          // The rows are written in the same millisecond, and each change is later than the one before.
          changedAt: later(now, 1),
          publishedAt: now,
          fairPlayUntil: null,
          scoresUntil,
          officialAt: scoresUntil,
          revision: 1,
          rows: Object.fromEntries(units.map((unit, at) => [unit, { placement: at + 1, revision: 1 }])),
        };
        then.stage = {
          tournamentId: TOURNAMENT,
          units,
          matches: Object.fromEntries(MATCHES.map((each) => [each, published])),
          protests: {},
          corrections: 0,
          disqualified: [],
        };
        const target = `tournaments/${TOURNAMENT}/stages/1`;
        note(then, `play.put-stage ${target}`);
        note(then, `play.draw ${target}`);
        for (const each of MATCHES) note(then, `play.publish-match ${target}/matches/${each}`);
        return null;
      }),
  }),
};

const match = fc.constantFrom(...MATCHES);
const about = { unit: fc.constantFrom<number>(...PLAYING), match };
const complaint = {
  ...about,
  request: upTo(3),
  kind: fc.constantFrom('kills', 'cheating'),
  against: fc.constantFrom<number | null>(null, ...PLAYING),
};
type About = ActOf<typeof about>;

const OWN = '/registrations/status/protests/1';

const numberOf = (unit: number) => PLAYING.indexOf(unit as (typeof PLAYING)[number]) + 1;

export function planProtesting({ unit, match, kind, ...act }: ActOf<typeof complaint>): Plan {
  const request = uuid(8, act.request);
  const against = act.against === null ? null : numberOf(act.against);
  const body = { requestId: request, kind, against, text: 'Tenemos 5 bajas.' };
  const id = registrationId(unit);
  const accused = act.against === null ? null : registrationId(act.against);
  const steps = (then: World) =>
    sendProtest(then, { unit: id, match, request, kind, against: accused, state: 'open' });
  return askByCode(act, `PUT ${OWN}/${match}`, id, steps, body);
}

export function planTakingBack({ unit, match, ...act }: About): Plan {
  const id = registrationId(unit);
  return askByCode(act, `DELETE ${OWN}/${match}`, id, (then) => withdrawProtest(then, id, match));
}

export type Ruling = 'dismissed' | 'void' | 'adjustment' | 'rows';

function swapped({ stage }: World, match: string): Match['rows'] {
  const rows = stage?.matches[match]?.rows ?? {};
  const [one, other] = Object.entries(rows);
  if (one === undefined || other === undefined) return {};
  return {
    [one[0]]: { ...one[1], placement: other[1].placement },
    [other[0]]: { ...other[1], placement: one[1].placement },
  };
}

const sentRows = (rows: Match['rows']) =>
  Object.fromEntries(Object.entries(rows).map(([unit, row]) => [unit, rowOf(row)]));

export function planRuling(act: About & { readonly ruling: Ruling }, world: World): Plan {
  const { match, ruling } = act;
  const unit = registrationId(act.unit);
  const rows = swapped(world, match);
  const adjustment = { kind: 'disqualified', unitId: units[0], match: null, reason: 'uso de hack' };
  const corrections: Readonly<Record<Exclude<Ruling, 'dismissed'>, readonly [Correction, object]>> = {
    void: [{ kind: 'void' }, { kind: 'void' }],
    adjustment: [
      { kind: 'adjustment', unit: registrationId(PLAYING[0]) },
      { kind: 'adjustment', adjustment },
    ],
    rows: [
      { kind: 'rows', rows },
      { kind: 'rows', rows: sentRows(rows) },
    ],
  };
  const [told, sent] = ruling === 'dismissed' ? [null, undefined] : corrections[ruling];
  const decision = ruling === 'dismissed' ? 'dismissed' : 'upheld';
  const body = { decision, reason: REASON, correction: sent };
  const steps = (then: World) => decideProtest(then, unit, match, told);
  return ask(act, `PUT ${STAGE}/matches/${match}/protests/${unit}/decision`, steps, body);
}

interface Annulling {
  readonly instance: number;
  readonly match: string;
  /** False: the match is restored. */
  readonly isVoid: boolean;
}

export function planAnnulling({ match: id, isVoid, ...act }: Annulling): Plan {
  const steps = (then: World) => voidOrRestore(then, id, isVoid);
  const line = `POST ${STAGE}/matches/${id}/${isVoid ? 'void' : 'restore'}`;
  return ask(act, line, steps, { reason: 'se cayó' });
}

export const protesting = fc.oneof(
  {
    weight: 6,
    arbitrary: actOf('protest', complaint, ({ against, ...act }) =>
      planProtesting({ ...act, against: against === act.unit ? null : against }),
    ),
  },
  { weight: 2, arbitrary: actOf('take a protest back', about, planTakingBack) },
  {
    weight: 6,
    arbitrary: actOf(
      'decide a protest',
      {
        ...about,
        ruling: fc.constantFrom('dismissed', 'dismissed', 'rows', 'rows', 'adjustment', 'void' as const),
      },
      planRuling,
    ),
  },
  {
    weight: 2,
    arbitrary: actOf('correct a match', { match }, (act, world) => {
      const rows = swapped(world, act.match);
      const body = { rows: sentRows(rows), reason: 'captura' };
      const steps = (then: World) => correctRows(then, act.match, rows);
      return ask(act, `PUT ${STAGE}/matches/${act.match}/rows`, steps, body);
    }),
  },
  {
    weight: 2,
    arbitrary: actOf(
      'annul or restore',
      { match, isVoid: fc.constantFrom(true, false, false) },
      planAnnulling,
    ),
  },
);
