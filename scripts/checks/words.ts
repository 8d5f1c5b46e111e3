import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import ts from 'typescript';

/** Folders whose every text stands in a home of words: `words.ts`, or a folder `words`. */
const covered = ['domain/src', 'functions/src', 'web/src'];
/** The texts of one community; another one changes them with its name. */
const communityTexts = 'domain/src/site/brand.ts';

const aside = /\.(test|fixture|d)\.tsx?$|\/words[./]/;

const letters = /[áéíóúñ¿¡«ÁÉÍÓÚÑ]/;
const functionWords =
  /(^|\s)(el|la|los|las|un|una|del|que|y|se|tu|su|por|para|con|sin|ya|al|hay|más|este|esta|ese|esa)(\s|[.,:;?!]|$)/i;
const productWords =
  /(^|\s|`)(cupos?|jugador(es)?|equipos?|partidas?|torneos?|fases?|lobbies de|puestos?|bajas|puntos?|motivo|premio|nick de|escribe|elige|ingresa|confirma|como máximo|al menos|gratis|cancelado|pendiente|aprobado|rechazado)(\s|[.,:;?!]|$)/i;
const englishWords = /\b(the|of|is|are|to|has|have|not|without|could|with|for|and|or|be|this|that|it|an)\b/i;

export function isSpanish(text: string): boolean {
  if (letters.test(text)) return true;
  // The name of a parameter, a kind or a host.
  if (/^[a-z]+(\.[a-z]+)*$/.test(text)) return false;
  return (functionWords.test(text) || productWords.test(text)) && !englishWords.test(text);
}

function textOf(node: ts.Node): string | null {
  if (ts.isJsxText(node)) return node.text;
  if (ts.isTemplateExpression(node)) {
    return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join(' ');
  }
  if (!ts.isStringLiteral(node) && !ts.isNoSubstitutionTemplateLiteral(node)) return null;
  const { parent } = node;
  const isName =
    ts.isImportDeclaration(parent) || ts.isExportDeclaration(parent) || ts.isLiteralTypeNode(parent);
  return isName ? null : node.text;
}

export function spanishIn(name: string, source: string): readonly string[] {
  const kind = name.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const file = ts.createSourceFile(name, source, ts.ScriptTarget.Latest, true, kind);
  const complaints: string[] = [];
  const visit = (node: ts.Node) => {
    const text = textOf(node);
    if (text !== null && isSpanish(text)) {
      const { line } = file.getLineAndCharacterOfPosition(node.getStart());
      complaints.push(
        `${name}:${line + 1}: Spanish outside of a home of words: ${text.trim().replaceAll(/\s+/g, ' ')}`,
      );
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return complaints;
}

export function check(root: string): readonly string[] {
  return covered
    .flatMap((folder) => {
      const files = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' });
      return files.map((file) => `${folder}/${file.split(sep).join('/')}`);
    })
    .filter((path) => /\.tsx?$/.test(path) && !aside.test(path) && path !== communityTexts)
    .toSorted()
    .flatMap((path) => spanishIn(path, readFileSync(join(root, path), 'utf8')));
}
