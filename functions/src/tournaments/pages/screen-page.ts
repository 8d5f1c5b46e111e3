import { DocumentIdSchema } from '@copa/domain/ids';
import type { TournamentScreen } from '@copa/domain/tournaments/pages/link-page';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import * as z from 'zod/mini';
import type { Context } from '../../dependencies.ts';
import { getSettings } from '../../site/settings.ts';
import { publicTournament } from '../queries.ts';
import { missingPage, tournamentPage } from './link-preview.ts';

export interface FoundPage {
  readonly found: boolean;
  readonly html: string;
}

interface ScreenPage {
  readonly screen: TournamentScreen;
  readonly id: string | null;
  readonly path?: string | undefined;
  readonly prepared?: (template: string, tournament: Tournament, now: Date) => string;
  readonly more?: (page: string, tournament: Tournament, now: Date) => Promise<string>;
}

export function pageId(text: string): string | null {
  return z.safeParse(DocumentIdSchema, text.replace(/\/$/, '')).data ?? null;
}

export async function screenPage(
  { database, config, clock }: Pick<Context, 'database' | 'config' | 'clock'>,
  template: string,
  { screen, id, path, prepared = (same) => same, more }: ScreenPage,
): Promise<FoundPage> {
  const missing = { found: false, html: missingPage(template) };
  if (id === null) return missing;
  const [tournament, { brand }] = await Promise.all([
    publicTournament({ database, clock }, id),
    getSettings(database),
  ]);
  if (tournament === null) return missing;
  const site = { url: config.siteUrl, name: brand.name };
  const now = clock();
  const page = tournamentPage(prepared(template, tournament, now), tournament, { screen, path, site, now });
  return { found: true, html: more === undefined ? page : await more(page, tournament, now) };
}
