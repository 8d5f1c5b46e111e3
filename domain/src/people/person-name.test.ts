import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { hasLink, nameText, personName } from './person-name.ts';
import { nameWithLink } from './words.ts';

const PersonName = personName('El nombre es obligatorio');
const messageOf = (value: string) => z.safeParse(PersonName, value).error?.issues[0]?.message;

describe('the name of a person', () => {
  it.each([
    'J. Pérez',
    'J.R. Pérez',
    'J.R.R. Tolkien',
    'J.PEREZ',
    'j.perez',
    'Ma.Fernanda Gómez',
    'Ma. del Carmen',
    'Ma.de los Ángeles',
    'Sto.do Vale',
    'J.de D. Pérez',
    'Ma.la Torre',
    'María A. co',
    'J.P. Mx',
    'Ma.del C.',
    'Fco.Javier',
    'Dra.Inés',
    'J.M.A. 2.0',
    'Mª.José',
    'Ana P.',
    'María-José O’Neil',
    "Brandon O'Higgins Jr.",
    'Sra. Quispe (mamá de Leo)',
    'Juan.Carlos',
    'Ñandú Ünal',
    'Li Na',
    'Comodoro Wwilliam',
    'Ana / Beto',
    '李小龍',
    'क्‍ष',
  ])('may be %s', (name) => {
    expect(messageOf(name)).toBeUndefined();
  });

  it.each([
    'Gana premios en evil.com',
    'evil.com',
    'EVIL.COM/premio',
    'x.top',
    'premio.lat',
    'premio.games',
    'premio.xn--p1ai',
    'premio.rocks',
    'premio 203.0.113.7',
    'Ana bit.ly/abc',
    'Ana t.me/grupo',
    'wa.me',
    'premio.rocks/ya',
    'premio.rocks:8080',
    'sub.premio.com.mx',
    'www.premio',
    'www2.premio',
    'http premio',
    'HTTPS://premio',
    'ftp://premio',
    'ana@correo.example',
    '@ana',
    'mailto:ana',
    'evil。com',
    'evil．com',
    'ｅｖｉｌ.ｃｏｍ',
    'ana＠correo',
    'evil.\u200Dcom',
    'evil\u200D.com',
    'evil.c\uFE0Fom',
    'ev\u0335il\u0335.com',
  ])('is not %s, which programs show as a link', (name) => {
    expect(messageOf(name)).toBe(nameWithLink);
  });

  it.each([
    ['premio.ai', 'premio. ai'],
    ['Gana en premio.com.ai', null],
    ['sub.premio.page', 'sub. premio. page'],
    ['premio。ai', 'premio。 ai'],
    ['premio.\u200Dai', 'premio. \u200Dai'],
    ['premio.a\u0301i', 'premio. \u00E1i'],
    ['premio.онлайн', 'premio. онлайн'],
    ['Ma.Fernanda Gómez', 'Ma. Fernanda Gómez'],
    ['J.R.R. Tolkien', 'J.R.R. Tolkien'],
    ['J.M.A. 2.0', 'J.M.A. 2.0'],
    ['...Ana... x', '...Ana... x'],
  ])('%s is stored as %s, so that no program shows a link', (name, stored) => {
    expect(z.safeParse(PersonName, name).data ?? null).toBe(stored);
    expect(stored === null ? null : PersonName.parse(stored)).toBe(stored);
  });

  it('is not longer than its limit with the spaces after its dots, and says that a dot counts twice', () => {
    const refusalOf = (value: string) => z.safeParse(nameText(9), value).error?.issues[0]?.message;
    expect(refusalOf('premio.ai')).toBe(
      'Usa como máximo 9 caracteres. Un punto entre letras cuenta por dos, porque le sigue un espacio.',
    );
    expect(refusalOf('premio.aire')).toBe('Usa como máximo 9 caracteres.');
    expect(nameText(10).parse('premio.ai')).toBe('premio. ai');
  });

  it('is checked quickly, however long the text is', () => {
    const started = Date.now();
    for (const piece of ['a.', 'www', 'http', '.co', 'a-']) hasLink(piece.repeat(50_000));
    expect(Date.now() - started).toBeLessThan(1000);
  });

  it('is missing if nothing of it is visible', () => {
    expect(messageOf(' \u200B ')).toBe('El nombre es obligatorio');
  });
});
