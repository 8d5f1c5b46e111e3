import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { avoidedIn, awayFromHome, exportsOf, readWordPage, twoMeanings } from './names.ts';
import { sourceFiles } from './source-files.ts';

const covered = ['domain/src', 'functions/src', 'web/src'];
/**
 * `brand.ts` may contain Spanish texts, because another community replaces these texts together with the name
 * in `brand.ts`.
 */
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

export function parse(name: string, source: string): ts.SourceFile {
  const kind = name.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  return ts.createSourceFile(name, source, ts.ScriptTarget.Latest, true, kind);
}

export function spanishIn(file: ts.SourceFile): readonly string[] {
  const complaints: string[] = [];
  const visit = (node: ts.Node) => {
    const text = textOf(node);
    if (text !== null && isSpanish(text)) {
      const { line } = file.getLineAndCharacterOfPosition(node.getStart());
      const said = text.trim().replaceAll(/\s+/g, ' ');
      complaints.push(`${file.fileName}:${line + 1}: Spanish outside of a home of words: ${said}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return complaints;
}

export function check(root: string): readonly string[] {
  const page = readWordPage(readFileSync(join(root, 'docs/words.md'), 'utf8'));
  const paths = [...sourceFiles(root)].filter((path) => /\.(tsx?|mjs)$/.test(path)).toSorted();
  const all = paths.map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
  const held = all
    .filter(({ path }) => covered.some((folder) => path.startsWith(`${folder}/`)) && !aside.test(path))
    .map(({ path, text }) => parse(path, text));
  const declared = held.flatMap(exportsOf);
  return [
    ...held.filter(({ fileName }) => fileName !== communityTexts).flatMap(spanishIn),
    ...awayFromHome(
      page,
      declared,
      held.map(({ fileName }) => fileName),
    ),
    ...twoMeanings(declared),
    ...all.flatMap(({ path, text }) => avoidedIn(page, path, text, parse)),
  ];
}
