import { describe, expect, it } from 'vitest';
import { LOBBY_SIZE_MAX, LONG_TEXT_MAX, PLAN_CHANGES_MAX, STAGES_MAX } from '../../limits.ts';
import { planFacts, planText } from '../../tournaments/plan-facts.ts';
import { mapsShown } from '../../tournaments/plan-maps.ts';
import type { StageSettings } from '../stage.ts';
import { PLAN_PRESETS } from './presets.ts';
import { planChange, planOf, type ToldStage, withPlanChange } from './told.ts';

const AT = new Date('2026-11-21T01:00:00Z');
const squads = { date: AT, maxPlayers: 48, modality: 'squad' } as const;
const solo = { date: AT, maxPlayers: 48, modality: 'solo' } as const;
const qualifier = PLAN_PRESETS.qualifier({ places: 48, modality: 'squad' });
const [final] = PLAN_PRESETS.final({ places: 48, modality: 'solo' });
const rush = PLAN_PRESETS.rush({ places: 12, modality: 'squad' });
const changed = (stages: readonly StageSettings[], index: number, changes: Partial<StageSettings>) =>
  stages.map((stage, at) => (at === index ? { ...stage, ...changes } : stage));
const linesOf = (stage: Partial<StageSettings>, told: Parameters<typeof planOf>[0] = solo) => {
  const plan = planOf(told, final === undefined ? [] : [{ ...final, ...stage }]);
  return [...(plan?.steps[0]?.lines ?? []), ...(plan?.lines ?? [])];
};

describe('a plan in words', () => {
  it.each<[string, readonly (readonly string[])[]]>([
    ['Kalahari', [[], [], []]],
    ['Bermuda', [['Bermuda'], [], []]],
    ['Bermuda y Purgatorio', [['Bermuda', 'Purgatorio'], [], ['Bermuda', 'Purgatorio']]],
    ['Bermuda · Alpes', [['Bermuda'], ['Alpes'], ['Alpes']]],
  ])('names the maps of the tournament: %s', (shown, maps) => {
    const plan = planOf(
      squads,
      qualifier.map((stage, index) => ({ ...stage, maps: [...(maps[index] ?? [])] })),
    );
    expect(mapsShown({ plan, mapSelection: 'Kalahari' })).toBe(shown);
    expect(mapsShown({ plan: null, mapSelection: 'Kalahari' })).toBe('Kalahari');
  });

  it('says who plays, where, who passes, what counts and how it ends', () => {
    const stages = changed(changed(qualifier, 0, { maps: ['Bermuda', 'Purgatorio'] }), 2, {
      startsAfter: 120,
    });
    expect(planOf(squads, stages)).toEqual({
      name: 'Clasificatoria y final: 48 → 24 → 12 escuadras',
      steps: [
        {
          name: 'Clasificatoria',
          at: AT,
          lines: [
            'Hasta 48 escuadras en 4 lobbies de 12.',
            'Cada lobby juega 2 partidas en Bermuda y Purgatorio.',
            'Pasan los 6 primeros de cada lobby.',
          ],
        },
        {
          name: 'Semifinal',
          at: null,
          lines: [
            '24 escuadras en 2 lobbies de 12.',
            'Cada lobby juega 2 partidas.',
            'Pasan los 6 primeros de cada lobby.',
            'Todos empiezan de cero.',
          ],
        },
        {
          name: 'Final',
          at: new Date('2026-11-21T03:00:00Z'),
          lines: [
            '12 escuadras en un solo lobby.',
            '3 partidas.',
            'Se suman los puntos de las 3 partidas: gana quien tenga más.',
            'Todos empiezan de cero.',
          ],
        },
      ],
      lines: [
        'Puntos por partida: 1.º 12 · 2.º 9 · 3.º 8 · 4.º 7 · 5.º 6 · 6.º 5 · 7.º 4 · 8.º 3 · 9.º 2 · 10.º 1 y 1 por baja.',
        'Con los mismos puntos deciden: Booyahs, luego bajas, luego puesto en la última partida. Si siguen iguales, comparten el puesto.',
      ],
      changes: [],
    });
    expect(planOf(squads, [])).toBeNull();
  });

  it.each<[Partial<StageSettings>, string]>([
    [{}, 'Hasta 48 jugadores en un solo lobby.'],
    [{ lobbySize: 40 }, 'Hasta 48 jugadores en 2 lobbies de 24.'],
    [{ lobbySize: 10 }, 'Hasta 48 jugadores en 5 lobbies de hasta 10.'],
    [{ maps: ['Bermuda', 'Bermuda', 'Alpes', 'Kalahari'] }, '3 partidas en Bermuda y Alpes.'],
    [{ finish: { kind: 'matches', matches: 1 }, maps: ['Alpes', 'Bermuda'] }, '1 partida en Alpes.'],
    [{ finish: { kind: 'matches', matches: 1 } }, 'Gana quien haga más puntos.'],
    [
      { finish: { kind: 'best-of', matches: 3, by: 'wins' } },
      'Gana quien haga primero 2 Booyahs. Si nadie lo logra, gana quien tenga más puntos.',
    ],
    [{ finish: { kind: 'best-of', matches: 3, by: 'wins' } }, 'Hasta 3 partidas.'],
    [
      { finish: { kind: 'champion-rush', matches: 8, threshold: 80 } },
      'Con 80 puntos quedas A TIRO. Si empiezas una partida A TIRO y la ganas, eres campeón. Si nadie lo logra, gana quien tenga más puntos.',
    ],
    [
      { finish: { kind: 'champion-rush', matches: 1, threshold: 1 } },
      'Con 1 punto quedas A TIRO. Si empiezas una partida A TIRO y la ganas, eres campeón. Si nadie lo logra, gana quien tenga más puntos.',
    ],
    [{ advance: { perLobby: 1, byTable: 0 } }, 'Pasa el 1.º.'],
    [{ lobbySize: 24, advance: { perLobby: 1, byTable: 0 } }, 'Pasa el 1.º de cada lobby.'],
    [
      { lobbySize: 24, advance: { perLobby: 5, byTable: 2 } },
      'Pasan los 5 primeros de cada lobby y los 2 mejores entre los demás.',
    ],
    [{ advance: { perLobby: 0, byTable: 1 } }, 'Pasa el mejor de la tabla general.'],
    [
      {},
      'Puntos por partida: 1.º 12 · 2.º 10 · 3.º 9 · 4.º 8 · 5.º 7 · 6.º 6 · 7.º y 8.º 5 · 9.º y 10.º 4 · 11.º y 12.º 3 · 13.º a 15.º 2 · 16.º a 20.º 1 y 1 por baja.',
    ],
    [
      { points: { placement: [], perKill: 1, killCap: null } },
      'Cada baja vale 1 punto. El puesto no da puntos.',
    ],
    [{ points: { placement: [], perKill: 2, killCap: 1 } }, 'Cuentan hasta 1 baja por partida.'],
    [{ points: { placement: [], perKill: 2, killCap: 9 } }, 'Cuentan hasta 9 bajas por partida.'],
    [{ points: { placement: [3, 0, 1], perKill: 0, killCap: null } }, 'Puntos por partida: 1.º 3 · 3.º 1.'],
    [{ tieBreak: [] }, 'Con los mismos puntos comparten el puesto.'],
  ])('says of %j: %s', (stage, line) => {
    expect(linesOf(stage)).toContain(line);
  });

  it('tells the points of each stage where they differ', () => {
    const told = planOf(
      squads,
      changed(qualifier, 2, { points: { placement: [], perKill: 1, killCap: null } }),
    );
    expect(told?.lines).toEqual([]);
    expect(
      told?.steps.map(({ lines }) => lines.find((line) => /vale|Puntos por/.test(line))?.slice(0, 17)),
    ).toEqual(['Puntos por partid', 'Puntos por partid', 'Cada baja vale 1 ']);
  });

  it('counts who was drawn, once they were', () => {
    const [first, ...rest] = qualifier;
    if (first === undefined) throw new Error('The preset has no stage');
    const unit = (number: number) => ({
      id: `u${number}`,
      number,
      name: '',
      tag: '',
      carried: 0,
      since: null,
    });
    const units = Array.from({ length: 30 }, (_, number) => unit(number));
    const lobbies = ['a', 'b', 'c'].map((id, at) => ({
      id,
      units: units.slice(at * 10, at * 10 + 10).map((each) => each.id),
    }));
    const drawn: ToldStage = { ...first, entrants: units, lobbies };
    const told = planOf(squads, [drawn, ...rest]);
    expect(told?.name).toBe('Clasificatoria y final: 30 → 18 → 12 escuadras');
    expect(told?.steps[0]?.lines[0]).toBe('30 escuadras en 3 lobbies de 10.');
  });

  it('counts one unit of the last stage in the singular', () => {
    const stages = changed(qualifier, 1, { advance: { perLobby: 0, byTable: 1 } });
    expect(planOf(squads, stages)?.name).toBe('Clasificatoria y final: 48 → 24 → 1 escuadra');
  });

  it.each([
    [PLAN_PRESETS.final({ places: 12, modality: 'squad' }), 'Una final'],
    [qualifier, 'Clasificatoria y final: 48 → 24 → 12 escuadras'],
    [rush, 'Champion Rush'],
    [PLAN_PRESETS.kills({ places: 48, modality: 'squad' }), 'Por bajas: 48 → 24 → 12 escuadras'],
  ])('names its format: %#', (stages, format) => {
    expect(planOf(squads, stages)?.name).toBe(format);
  });

  it('fits into the document of its tournament, however it is set up', () => {
    const long = 'Ñ'.repeat(40);
    const stage = {
      ...qualifier[0],
      name: long,
      maps: Array.from({ length: 10 }, (_, index) => `${index}${'Ñ'.repeat(39)}`),
      finish: { kind: 'matches', matches: 20 },
      points: {
        placement: Array.from({ length: LOBBY_SIZE_MAX }, (_, place) => 1000 - place),
        perKill: 1000,
        killCap: 99,
      },
    } as StageSettings;
    const stages = Array.from({ length: STAGES_MAX }, (_, index) => ({
      ...stage,
      lobbySize: 60 - index,
      tieBreak: [],
    }));
    const most = planOf(
      { ...squads, maxPlayers: 10_000 },
      changed(stages, 1, { points: { ...stage.points, perKill: 1 } }),
    );
    const told = withPlanChange(planOf(squads, qualifier), most, AT);
    expect(told?.changes[0]?.text.length).toBeLessThanOrEqual(LONG_TEXT_MAX);
    expect(JSON.stringify(most).length).toBeLessThan(20_000);
  });
});

describe('a change of a plan', () => {
  const before = planOf(squads, qualifier);
  const changeTo = (stages: readonly StageSettings[]) => planChange(before, planOf(squads, stages));

  it('says what it was and what it is now', () => {
    expect(changeTo(qualifier)).toBe('');
    expect(changeTo(changed(qualifier, 2, { finish: { kind: 'matches', matches: 5 } }))).toBe(
      'Final: 5 partidas. Se suman los puntos de las 5 partidas: gana quien tenga más. Antes: 3 partidas. Se suman los puntos de las 3 partidas: gana quien tenga más.',
    );
    expect(changeTo(changed(qualifier, 1, { name: 'Repechaje' }))).toBe(
      '«Semifinal» ahora se llama «Repechaje».',
    );
    expect(changeTo(qualifier.map((stage) => ({ ...stage, tieBreak: [] })))).toMatch(
      /^Con los mismos puntos comparten el puesto\. Antes: Con los mismos puntos deciden: /,
    );
    expect(changeTo(qualifier.slice(0, 2))).toBe('Ya no se juega «Final».');
    expect(planChange(planOf(squads, qualifier.slice(0, 2)), before)).toBe('Se agregó «Final».');
  });

  it('says what is no longer so', () => {
    const plan = (...lines: string[]) => ({
      name: '',
      changes: [],
      lines,
      steps: [{ name: 'Final', at: null, lines }],
    });
    expect(planChange(plan('A.', 'B.', 'C.'), plan('A.'))).toBe('Final: ya no vale: B. C. ya no vale: B. C.');
    expect(planChange(plan(), plan('A.', 'B.'))).toBe('Final: A. B. A. B.');
  });

  it('is cut where it is longer than a long text, and only there', () => {
    const plain = { name: '', lines: [], changes: [] };
    const added = (name: string) =>
      planChange({ ...plain, steps: [] }, { ...plain, steps: [{ name, at: null, lines: [] }] });
    const longest = 'x'.repeat(LONG_TEXT_MAX - added('').length);
    expect(added(longest)).toBe(`Se agregó «${longest}».`);
    expect(added(`${longest}x`)).toBe(`Se agregó «${longest}x…`);
    expect(added(`${longest}🏆`)).toBe(`Se agregó «${longest}…`);
  });

  it('is kept with the plan, the newest first, and not for ever', () => {
    let plan = before;
    for (let matches = 4; matches < 12; matches += 1) {
      const next = planOf(
        squads,
        changed(qualifier, 2, { finish: { kind: 'matches', matches } }),
        plan?.changes,
      );
      plan = withPlanChange(next, plan, new Date(AT.getTime() + matches));
    }
    expect(plan?.changes).toHaveLength(PLAN_CHANGES_MAX);
    expect(plan?.changes[0]?.text).toMatch(/^Final: 11 partidas\..* Antes: 10 partidas\./);
    expect(withPlanChange(plan, plan, AT)).toBe(plan);
    expect(withPlanChange(before, null, AT)).toBe(before);
  });
});

describe('a plan as it is shown', () => {
  const plan = planOf(solo, final === undefined ? [] : [final]);
  if (plan === null) throw new Error('There is a plan');

  it('has its hours for everybody or for one reader, and what changed', () => {
    const changed = { ...plan, changes: [{ at: AT, text: 'Final: 5 partidas.' }] };
    const facts = planFacts(changed, 'America/Bogota', AT, null);
    expect(facts.steps[0]?.when).toMatch(/^Vie 20 nov, 8:00.* en Colombia$/);
    const whenIn = (reader: string) => planFacts(changed, 'America/Bogota', AT, reader).steps[0]?.when;
    expect(whenIn('America/Lima')).toBe(facts.steps[0]?.when);
    expect(whenIn('America/Caracas')).toMatch(/^(Hoy|Vie 20 nov), 9:00.*\sp\.\sm\.$/);
    expect(facts.changes[0]).toMatch(/^Cambió el vie 20 nov, .* en Colombia: Final: 5 partidas\.$/);
    const later = planOf({ ...squads, date: null }, qualifier);
    expect(later && planFacts(later, 'America/Bogota', AT, null).steps.map(({ when }) => when)).toEqual([
      '',
      'Al terminar la anterior',
      'Al terminar la anterior',
    ]);
  });

  it('is shared as a text', () => {
    const [title, name, gap, step, who] = planText('Copa', plan, 'America/Bogota', AT).split('\n');
    expect([title, name, gap, who]).toEqual([
      '*Cómo se juega: Copa*',
      'Una final',
      '',
      'Hasta 48 jugadores en un solo lobby.',
    ]);
    expect(step).toMatch(/^\*1\. Final\* · Vie 20 nov, /);
  });
});
