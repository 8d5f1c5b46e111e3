import { describe, expect, it } from 'vitest';
import { planFacts, planText } from '../../tournaments/plan-facts.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const at = (time: string) => new Date(`2026-11-21T${time}:00Z`);
const PLAN = {
  name: 'Clasificatoria y final: 48 → 12 escuadras',
  steps: [
    { name: 'Clasificatoria', at: at('20:00'), lines: ['4 partidas'] },
    { name: 'Final', at: null, lines: ['6 partidas', 'Mapa: Bermuda'] },
  ],
  lines: ['Cada baja da 1 punto.'],
  changes: [{ at: at('01:00'), text: 'pasan 12 en vez de 10' }],
};
const told = (text: string) => text.replaceAll(/[\u00A0\u202F]/g, ' ');
const facts = (reader: string | null, plan = PLAN) =>
  JSON.parse(told(JSON.stringify(planFacts(plan, 'America/Bogota', NOW, reader)))) as unknown;

describe('the plan of a tournament', () => {
  it('tells hours by the clock of the tournament where there is no reader', () => {
    expect(facts(null)).toEqual({
      name: PLAN.name,
      steps: [
        { name: 'Clasificatoria', when: 'Sáb 21 nov, 3:00 p. m. en Colombia', lines: ['4 partidas'] },
        { name: 'Final', when: 'Al terminar la anterior', lines: ['6 partidas', 'Mapa: Bermuda'] },
      ],
      lines: PLAN.lines,
      changes: ['Cambió el vie 20 nov, 8:00 p. m. en Colombia: pasan 12 en vez de 10'],
    });
  });

  it('tells them by the clock of the reader', () => {
    expect(facts('America/Mexico_City')).toMatchObject({
      steps: [{ when: 'Mañana, 2:00 p. m.' }, { when: 'Al terminar la anterior' }],
      changes: ['Cambió hoy, 7:00 p. m.: pasan 12 en vez de 10'],
    });
    expect(facts('America/Lima')).toMatchObject({
      steps: [{ when: 'Sáb 21 nov, 3:00 p. m. en Colombia' }, {}],
    });
  });

  it('says nothing of the hour of a first step without one', () => {
    const plan = { ...PLAN, steps: PLAN.steps.map((step) => ({ ...step, at: null })) };
    expect(facts(null, plan)).toMatchObject({ steps: [{ when: '' }, { when: 'Al terminar la anterior' }] });
    expect(planText('Copa', plan, 'America/Bogota', NOW).split('\n')[3]).toBe('*1. Clasificatoria*');
  });

  it('breaks no line between a place and its points', () => {
    const lines = ['Por partida: 1.º 12 · 7.º y 8.º 5.'];
    const plan = { ...PLAN, steps: PLAN.steps.map((step) => ({ ...step, lines })), lines };
    const whole = ['Por partida: 1.º\u00a012\u00a0· 7.º\u00a0y 8.º\u00a05.'];
    const { steps, lines: common } = planFacts(plan, 'America/Bogota', NOW, null);
    expect([...steps.map((step) => step.lines), common]).toEqual([whole, whole, whole]);
  });

  it('goes to a chat as one text', () => {
    expect(told(planText('Copa de Noviembre', PLAN, 'America/Bogota', NOW)).split('\n')).toEqual([
      '*Cómo se juega: Copa de Noviembre*',
      PLAN.name,
      '',
      '*1. Clasificatoria* · Sáb 21 nov, 3:00 p. m. en Colombia',
      '4 partidas',
      '',
      '*2. Final* · Al terminar la anterior',
      '6 partidas',
      'Mapa: Bermuda',
      '',
      'Cada baja da 1 punto.',
    ]);
  });
});
