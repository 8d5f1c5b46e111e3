import { describe, expect, it } from 'vitest';
import { changesOf } from './audit-changes.ts';

describe('the changes of an audit entry', () => {
  it('are only the differences, in words', () => {
    expect(changesOf({ status: 'pending', name: 'Ana' }, { status: 'approved', name: 'Ana' })).toEqual([
      { field: 'Estado', before: 'Pendiente', after: 'Aprobado' },
    ]);
    expect(changesOf(null, { isActive: true, options: ['Sí', 'No'], tags: [] })).toEqual([
      { field: 'Activo', before: null, after: 'Sí' },
      { field: 'Opciones', before: null, after: 'Sí\nNo' },
    ]);
    expect(changesOf({ place: 'held' }, { place: 'released', why: 'match' })).toEqual([
      { field: 'Cupo', before: 'Ocupado', after: 'Liberado' },
      { field: 'Por qué', before: null, after: 'No confirmó la partida' },
    ]);
    expect(changesOf({ role: 'visitor' }, { role: 'referee' })).toEqual([
      { field: 'Rol', before: 'Sin acceso', after: 'Árbitro' },
    ]);
    expect(changesOf({ modality: 'solo' }, { modality: 'duo' })).toEqual([
      { field: 'Modalidad', before: 'Solo', after: 'Dúo' },
    ]);
    expect(changesOf(null, { points: -5 })).toEqual([{ field: 'Puntos', before: null, after: '−5' }]);
    expect(changesOf(null, null)).toEqual([]);
  });

  it('show a name that each object has, such as `constructor`', () => {
    const rows = { toString: { kills: 3 } };
    expect(changesOf({ name: 'constructor' }, { name: 'Copa', rows })).toEqual([
      { field: 'Nombre', before: 'constructor', after: 'Copa' },
      { field: 'Resultados: toString', before: null, after: 'Bajas: 3' },
    ]);
  });

  it('name each field of a group', () => {
    const brand = { name: 'Copa', tagline: 'Renace' };
    expect(changesOf({ brand }, { brand: { ...brand, tagline: 'Arde' } })).toEqual([
      { field: 'Marca: Lema', before: 'Renace', after: 'Arde' },
    ]);
    expect(changesOf({ fields: [] }, { fields: [{ label: 'Nick', required: true, options: [] }] })).toEqual([
      { field: 'Campos', before: '—', after: 'Nombre: Nick, Obligatoria: Sí' },
    ]);
  });

  it('count the marks of a roll, whose units the entry knows only by their ids', () => {
    const before = { match: 1, marks: { a: null, b: null, c: 'in' } };
    expect(changesOf(before, { match: 1, marks: { a: 'in', b: 'out', c: 'out' } })).toEqual([
      { field: 'Pase de lista', before: 'Sin marcar: 2, Entró: 1', after: 'Entró: 1, No entró: 2' },
    ]);
  });

  it('name who noted a result only once', () => {
    const row = { placement: 2, by: 'demo-owner', byName: 'Valeria' };
    expect(changesOf({ rows: { Fenix: row } }, { rows: { Fenix: { placement: 3 } } })).toEqual([
      { field: 'Resultados: Fenix', before: 'Puesto: 2, Quién lo anotó: Valeria', after: 'Puesto: 3' },
    ]);
    expect(changesOf(null, { finish: { matches: 3, by: 'points' } })).toEqual([
      { field: 'Cuándo termina: Partidas', before: null, after: '3' },
      { field: 'Cuándo termina: Por', before: null, after: 'Puntos' },
    ]);
  });

  it('leave out fields of every entry, and keep fields without a word', () => {
    const at = '2026-11-20T12:00:00.000Z';
    expect(changesOf({ updatedAt: null }, { updatedAt: at, updatedBy: 'ana', nuevo: 3 })).toEqual([
      { field: 'nuevo', before: null, after: '3' },
    ]);
    // Times are shown in the zone of this machine.
    const noon = new Date(2026, 10, 20, 12).toISOString();
    expect(changesOf({ date: null }, { date: noon })[0]?.after).toMatch(/12:00.del mediodía$/);
  });
});
