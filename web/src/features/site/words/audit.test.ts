import { AUDIT_ACTIONS, type AuditEntry } from '@copa/domain/site/audit';
import { describe, expect, it } from 'vitest';
import type { NameOf } from '../../../lib/admin/people/person-names.ts';
import { actorName, linkOf, sentenceOf, targetName } from './audit.ts';

const addressOf: NameOf = ({ email }) => email;
const COPA = { id: 'copa-1', name: 'Copa Ascenso' };

function entryOf(changes: Partial<AuditEntry>): AuditEntry {
  return {
    id: 'e1',
    actor: { uid: 'u1', email: 'ana@correo.mx' },
    action: 'registration.withdraw',
    target: 'tournaments/copa-1',
    tournament: COPA,
    person: null,
    count: 1,
    before: null,
    after: null,
    at: new Date(),
    ...changes,
  };
}

describe('audit words', () => {
  it.each(AUDIT_ACTIONS)('%s is a sentence, also in old entries without names', (action) => {
    const sentence = sentenceOf(entryOf({ action, tournament: null }), addressOf);
    expect(sentence).toMatch(/^(\d+|[A-ZÁÉÍÓÚ])[^{}]{8,}$/);
    expect(sentence).not.toMatch(/undefined|null|player/);
  });

  const OF_THE_SITE = /^(owner|session|settings|image|question\.reorder)/;
  it.each(AUDIT_ACTIONS.filter((action) => !OF_THE_SITE.test(action)))(
    '%s says what it is about',
    (action) => {
      const ofThing = /^(season|form|question)\./.test(action);
      const ofPerson = /^(user-request|admin)\./.test(action);
      const sentence = sentenceOf(
        entryOf({ action, person: 'Beto', after: ofThing ? { name: 'La Cosa' } : null }),
        addressOf,
      );
      expect(sentence).toContain((ofThing && 'La Cosa') || (ofPerson && 'Beto') || COPA.name);
    },
  );

  const question = { text: '¿Edad?', active: false, updatedAt: 'a' };
  it.each<[string, Partial<AuditEntry>]>([
    ['Activó la pregunta «¿Edad?»', { after: { ...question, active: true, updatedAt: 'b' } }],
    ['Desactivó la pregunta «¿Edad?»', { before: { ...question, active: true }, after: question }],
    ['Editó la pregunta «¿Años?»', { after: { ...question, text: '¿Años?' } }],
    ['Editó y activó la pregunta «¿Años?»', { after: { ...question, text: '¿Años?', active: true } }],
  ])('say %s', (sentence, changes) => {
    expect(sentenceOf(entryOf({ action: 'question.update', before: question, ...changes }), addressOf)).toBe(
      sentence,
    );
  });

  const copa = { name: 'Copa Ascenso', status: 'draft', publishedAt: null };
  it.each<[string, object]>([
    ['Publicó el torneo «Copa Ascenso»', { ...copa, status: 'published', publishedAt: 'a' }],
    ['Programó el torneo «Copa Ascenso»', { ...copa, status: 'scheduled' }],
    ['Editó y publicó el torneo «Copa Ocaso»', { ...copa, status: 'published', name: 'Copa Ocaso' }],
    ['Editó el torneo «Copa Ocaso»', { ...copa, name: 'Copa Ocaso' }],
  ])('say %s', (sentence, after) => {
    const entry = entryOf({ action: 'tournament.update', before: copa, after: { ...after } });
    expect(sentenceOf(entry, addressOf)).toBe(sentence);
  });

  it.each<[string, Partial<AuditEntry>]>([
    [
      'Sumó el torneo «Copa Ascenso» a la temporada «Liga»',
      { action: 'season.add-tournament', after: { name: 'Copa Ascenso', season: 'Liga' } },
    ],
    [
      'Miró las respuestas del formulario «Encuesta»',
      { action: 'form.read', target: 'forms/f1', after: { title: 'Encuesta' } },
    ],
    ['Un jugador retiró su inscripción de Copa Ascenso', {}],
    ['50 jugadores retiraron su inscripción de Copa Ascenso', { count: 50 }],
    [
      'Rechazó una inscripción de Copa Ascenso',
      { action: 'registration.status', after: { status: 'rejected' } },
    ],
    ['Quitó a un jugador de un equipo de Copa Ascenso', { action: 'registration.remove-member' }],
    ['Resolvió una protesta de Copa Ascenso', { action: 'play.decide-protest' }],
    [
      'Cambió la decisión de una protesta de Copa Ascenso',
      { action: 'play.decide-protest', before: { decision: 'dismissed' } },
    ],
    ['Liberó un cupo de Copa Ascenso', { action: 'registration.release' }],
    ['Publicó el torneo «Copa Ascenso»', { action: 'tournament.publish', after: { name: 'Copa Ascenso' } }],
    [
      'Dio acceso de administrador a beto@correo.mx',
      { action: 'admin.grant', person: 'beto@correo.mx', after: { role: 'admin' } },
    ],
    [
      'Dio acceso de árbitro a beto@correo.mx',
      { action: 'admin.grant', person: 'beto@correo.mx', after: { role: 'referee' } },
    ],
    [
      'Quitó el acceso de árbitro a beto@correo.mx',
      {
        action: 'admin.revoke',
        person: 'beto@correo.mx',
        before: { role: 'referee' },
        after: { role: 'visitor' },
      },
    ],
    ['Quitó el acceso a beto@correo.mx', { action: 'admin.revoke', person: 'beto@correo.mx' }],
    [
      'Corrigió la partida 2 del lobby A de la fase 1 de Copa Ascenso',
      { action: 'play.correct-match', target: 'tournaments/copa-1/stages/1/matches/a-2' },
    ],
    [
      'Publicó la partida extra 1 del lobby AB de la fase 3 de Copa Ascenso',
      { action: 'play.publish-match', target: 'tournaments/copa-1/stages/3/matches/ab-x1' },
    ],
    [
      'Sorteó los lobbies de la fase 2 de Copa Ascenso',
      { action: 'play.draw', target: 'tournaments/copa-1/stages/2' },
    ],
  ])('say %s', (sentence, changes) => {
    expect(sentenceOf(entryOf(changes), addressOf)).toBe(sentence);
  });

  it('calls people and things by their names', () => {
    expect(actorName({ uid: 'u1', email: 'ana@correo.mx' }, addressOf)).toBe('ana@correo.mx');
    expect(actorName({ uid: 'u1', email: 'ana@correo.mx' }, () => 'Ana Ruiz')).toBe('Ana Ruiz');
    const granted = entryOf({ action: 'admin.grant', person: 'beto@correo.mx', after: { role: 'admin' } });
    expect(sentenceOf(granted, () => 'Beto Paz')).toBe('Dio acceso de administrador a Beto Paz');
    expect(actorName({ uid: 'system', email: null }, addressOf)).toBe('El sistema');
    expect(actorName({ uid: 'player', email: null }, addressOf)).toBe('Un jugador, con su enlace privado');
    expect(targetName({ before: { title: 'Antes' }, after: { title: 'Después' } })).toBe('Después');
    expect(targetName({ before: { text: '¿Edad?' }, after: { status: 'x' } })).toBe('¿Edad?');
    expect(targetName({ before: null, after: null })).toBeNull();
  });

  it('link to the document as long as it exists', () => {
    expect(linkOf(entryOf({}))?.to).toBe('/admin/inscripciones?torneo=copa-1');
    expect(linkOf(entryOf({ action: 'tournament.update' }))?.to).toBe('/admin/torneos?editar=copa-1');
    expect(linkOf(entryOf({ action: 'play.draw' }))?.to).toBe('/admin/torneos/copa-1/fases');
    const ofUnit = { action: 'play.decide-protest', target: 'registrations/u1' } as const;
    expect(linkOf(entryOf(ofUnit))?.to).toBe('/admin/torneos/copa-1/fases');
    expect(linkOf(entryOf({ ...ofUnit, tournament: null }))).toBeNull();
    expect(linkOf(entryOf({ action: 'tournament.delete' }))).toBeNull();
  });
});
