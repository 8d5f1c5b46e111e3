import { AppError } from '@copa/domain/errors';
import { InvitationCodeSchema } from '@copa/domain/ids';
import { filled, withParts } from '@copa/domain/page-template';
import {
  INVITATION_PAGE_DATA_ID,
  type InvitationPageData,
  type InvitationPagePart,
} from '@copa/domain/registrations/registration-page';
import { namedHour } from '@copa/domain/time/hours';
import { startText } from '@copa/domain/tournaments/date';
import * as z from 'zod/mini';
import type { Outside } from '../../dependencies.ts';
import { createRegistrationCodes } from '../../desk/code.ts';
import type { ServedPage } from '../../http/filled-page.ts';
import { answeredWith } from '../../http/page.ts';
import { getSettings } from '../../site/settings.ts';
import { pictureOf } from '../../tournaments/cover/picture.ts';
import { branded, headTags, unindexed, withData, withHead } from '../../tournaments/pages/page-filling.ts';
import { createRegistrationLookup } from '../lookup.ts';
import * as words from '../words.ts';

const PAGES_KEPT = 100;

export function servedInvitation({ config, database, clock }: Outside): ServedPage {
  const codes = createRegistrationCodes(config.statusCodeSecret);
  const lookup = createRegistrationLookup({ database, clock, codes });

  const fill = async (template: string, code: string) => {
    const [{ tournament, team }, { brand }] = await Promise.all([
      lookup.invitedTo(code),
      getSettings(database),
    ]);
    const start = startText(tournament, clock(), namedHour);
    const data: InvitationPageData = {
      title: team === null ? words.invitedToTeam : words.invitedTo(team),
      text: words.invitedToTournament(tournament.name, start),
    };
    const head = {
      title: `${data.title} · ${tournament.name}`,
      description: `${data.text} ${words.invitationHow}`,
      picture: pictureOf(tournament),
      path: null,
    };
    const parts = { waiting: false, invitation: true } satisfies Record<InvitationPagePart, boolean>;
    const page = filled(withParts(branded(template, brand.name), parts), { ...data });
    const tags = headTags(head, { url: config.siteUrl, name: brand.name });
    return unindexed(withHead(withData(page, INVITATION_PAGE_DATA_ID, data), tags));
  };

  return {
    page: 'invitation',
    paths: ['/equipo/:invitation'],
    most: PAGES_KEPT,
    limited: 'code',
    unfilled,
    asked: ({ params }) => {
      const code = z.safeParse(InvitationCodeSchema, params['invitation']).data ?? null;
      return {
        key: code === null ? '' : codes.hashOf(code),
        fill: async (template) => {
          const html = code === null ? null : await fill(template, code).catch(nothingFor);
          return answeredWith({ found: true, html: html ?? unfilled(template) });
        },
      };
    },
  };
}

/** A page that the store could not fill now must not be kept as long as one that says nothing. */
function nothingFor(error: unknown): null {
  if (error instanceof AppError && !['internal', 'unavailable'].includes(error.code)) return null;
  throw error;
}

function unfilled(template: string): string {
  return unindexed(withParts(template, { waiting: true, invitation: false }));
}
