import { type Endpoint, headerName, needsSiteProof } from '@copa/domain/api/endpoint';
import { escapeHtml } from '@copa/domain/html';
import { pageSlot } from '@copa/domain/page-template';
import {
  CAPTAIN_TERMS_SLOT,
  type InvitationPagePart,
  type RegistrationPagePart,
} from '@copa/domain/registrations/registration-page';
import { eachFact } from '@copa/domain/tournaments/facts';
import type { LinkPagePart } from '@copa/domain/tournaments/pages/link-page';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import { type ReactNode, StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { Route, Routes, StaticRouter } from 'react-router-dom';
import { AppRoutes } from '../src/app/app-routes.tsx';
import { BareLayout } from '../src/app/layouts/bare-layout.tsx';
import { RootLayout } from '../src/app/layouts/root-layout.tsx';
import { SiteLayout } from '../src/app/layouts/site-layout.tsx';
import { OwnStatusFrame } from '../src/app/own-status-frame.tsx';
import { pages } from '../src/app/pages.ts';
import { RegistrationFrame, WaitingForm, WaitingTeamForm } from '../src/app/registration-frame.tsx';
import { WaitingArea } from '../src/app/waiting-area.tsx';
import { PagePart } from '../src/components/page/page-part.tsx';
import { TakesLong } from '../src/components/page/takes-long.tsx';
import { PlanPreview } from '../src/components/plan/plan-preview.tsx';
import { FirstCardPlace, PageSkeleton } from '../src/components/skeleton.tsx';
import { env } from '../src/config/env.ts';
import { paths } from '../src/config/paths.ts';
import { TicketCards } from '../src/features/day/public/ticket/first-card.tsx';
import { BoardPreview } from '../src/features/play/public/board-preview.tsx';
import { WaitingInvitation } from '../src/features/registrations/public/invitation/waiting-invitation.tsx';
import { OwnCards } from '../src/features/registrations/public/own/state/first-card.tsx';
import { SeasonFirstPaint } from '../src/features/seasons/public/season-first-paint.tsx';
import { bringList, forgetActiveTournaments } from '../src/features/tournaments/public/active-tournaments.ts';
import {
  Cancelled,
  Deadline,
  Moved,
  Podium,
  TournamentFigures,
  TournamentTimes,
} from '../src/features/tournaments/public/detail/detail-parts.tsx';
import {
  RegisterLink,
  ToBoard,
  TournamentDetail,
} from '../src/features/tournaments/public/detail/tournament-detail.tsx';
import { PlacesLeft } from '../src/features/tournaments/public/places-left.tsx';
import { RulesPreview } from '../src/features/tournaments/public/rules/rules-preview.tsx';
import { RulesFrame } from '../src/features/tournaments/public/rules/rules-reading.tsx';
import { ResultLine, ResultList } from '../src/features/tournaments/public/tournament-results.tsx';
import { urlOf } from '../src/lib/network/api-client.ts';
import { callUrl, documentRequest } from '../src/lib/network/public-firestore.ts';
import type { EarlyRequest, Shell } from './documents.ts';
import { ID_PLACEHOLDER, TICKET_PLACEHOLDER } from './early-ask.ts';
import { listTemplate } from './list-template.ts';
import * as words from './words.ts';

function toHtml(path: string, content: ReactNode): string {
  return renderToString(
    <StrictMode>
      <StaticRouter location={path}>{content}</StaticRouter>
    </StrictMode>,
  );
}

export async function renderPage(path: string): Promise<string> {
  const names = Object.keys(pages) as (keyof typeof pages)[];
  await Promise.all(names.filter((name) => paths[name].path === path).map((name) => pages[name].preload()));
  return toHtml(path, <AppRoutes />);
}

async function renderList(tournaments: readonly Tournament[] | null, asOf = new Date(0)): Promise<string> {
  bringList(tournaments === null ? null : { asOf, tournaments });
  forgetActiveTournaments();
  const html = await renderPage(paths.tournaments.path);
  bringList(undefined);
  forgetActiveTournaments();
  return html;
}

export function renderListTemplate(): Promise<string> {
  return listTemplate(renderList);
}

function renderFrame(layout: ReactNode, content: ReactNode): string {
  return toHtml(
    '/_',
    <Routes>
      <Route element={<RootLayout />}>
        <Route element={layout}>
          <Route path="*" element={content} />
        </Route>
      </Route>
    </Routes>,
  );
}

const Part = PagePart<LinkPagePart>;
const FormPart = PagePart<RegistrationPagePart>;
const TeamPart = PagePart<InvitationPagePart>;

const facts = eachFact(pageSlot);
const winner = {
  rank: pageSlot('rank'),
  player: pageSlot('player'),
  prize: pageSlot('prize'),
  delivered: pageSlot('delivered'),
  due: pageSlot('due'),
  points: pageSlot('points'),
  decided: pageSlot('decided'),
};

const waitingIn = (skeleton: ReactNode) => (
  <>
    <noscript>
      <div className="wrap-narrow grid gap-3 py-16 text-center">
        <h1 className="text-2xl uppercase">{words.needsScripts}</h1>
        <p className="text-balance text-mist">{words.turnScriptsOn}</p>
      </div>
    </noscript>
    {skeleton}
    <TakesLong />
  </>
);
const waiting = waitingIn(<PageSkeleton label={words.loading} />);

function TournamentParts({ children }: { children: ReactNode }) {
  return (
    <>
      <Part name="waiting">{waiting}</Part>
      <Part name="tournament">{children}</Part>
    </>
  );
}

const detailParts = {
  podium: (
    <Part name="podium">
      <Podium
        changeable={facts.changeable}
        toBoard={
          <Part name="podiumBoard">
            <ToBoard facts={facts} />
          </Part>
        }
      >
        <ResultList>
          <Part name="winner">
            <ResultLine line={winner} />
          </Part>
        </ResultList>
      </Podium>
    </Part>
  ),
  changes: (
    <>
      <Part name="cancelled">
        <Cancelled was={facts.was}>{facts.cancelled}</Cancelled>
      </Part>
      <Part name="moved">
        <Moved>{facts.moved}</Moved>
      </Part>
    </>
  ),
  board: (
    <Part name="board">
      <ToBoard facts={facts} isMain />
    </Part>
  ),
  register: (
    <>
      <Part name="register">
        <RegisterLink facts={{ ...facts, reserved: '' }} />
      </Part>
      <Part name="reserved">
        <RegisterLink facts={{ ...facts, register: '' }} />
      </Part>
    </>
  ),
  figures: (
    <Part name="figures">
      <TournamentFigures facts={facts} />
    </Part>
  ),
  times: (
    <Part name="times">
      <TournamentTimes
        facts={facts}
        deadline={
          <Part name="deadline">
            <Deadline facts={facts} />
          </Part>
        }
      />
    </Part>
  ),
  places: (
    <Part name="places">
      <PlacesLeft players={facts.players} taken={facts.taken} places={facts.places} left={null} />
    </Part>
  ),
  plan: <PlanPreview />,
};

export function renderShell(kind: Shell): string {
  if (kind === 'bare') return renderFrame(<BareLayout />, waiting);
  if (kind === 'admin')
    return renderFrame(<SiteLayout compact />, waitingIn(<WaitingArea label={words.loading} />));
  if (kind === 'site') return renderFrame(<SiteLayout />, waiting);
  if (kind === 'ticket') {
    return renderFrame(
      <SiteLayout />,
      <FirstCardPlace templates={<TicketCards />}>{waiting}</FirstCardPlace>,
    );
  }
  if (kind === 'registrationStatus') {
    return renderFrame(
      <SiteLayout />,
      <OwnStatusFrame>
        <FirstCardPlace templates={<OwnCards />}>{waiting}</FirstCardPlace>
      </OwnStatusFrame>,
    );
  }
  if (kind === 'invitation') {
    return renderFrame(
      <BareLayout />,
      <>
        <TeamPart name="waiting">{waiting}</TeamPart>
        <TeamPart name="invitation">
          <WaitingInvitation title={pageSlot('title')} text={pageSlot('text')} label={words.loading} />
        </TeamPart>
      </>,
    );
  }
  if (kind === 'registration') {
    return renderFrame(
      <SiteLayout />,
      <TournamentParts>
        <RegistrationFrame {...facts}>
          <FormPart name="waitingForm">
            <WaitingForm />
          </FormPart>
          <FormPart name="team">
            <WaitingTeamForm terms={pageSlot(CAPTAIN_TERMS_SLOT)} />
          </FormPart>
        </RegistrationFrame>
      </TournamentParts>,
    );
  }
  if (kind === 'rules') {
    return renderFrame(
      <BareLayout />,
      <TournamentParts>
        <RulesFrame facts={facts}>
          <RulesPreview />
        </RulesFrame>
      </TournamentParts>,
    );
  }
  if (kind === 'board') return renderFrame(<SiteLayout />, <BoardPreview waiting={waiting} />);
  if (kind === 'season') return renderFrame(<SiteLayout />, <SeasonFirstPaint waiting={waiting} />);
  return renderFrame(
    <SiteLayout />,
    <TournamentParts>
      <TournamentDetail tournament={null} facts={facts} plan={null} podium={[]} parts={detailParts} />
    </TournamentParts>,
  );
}

export function earlyRequests(
  requests: readonly EarlyRequest[],
  scriptsOf: (request: EarlyRequest) => readonly string[] | undefined,
): string {
  const described = requests.flatMap((each) => earlyRequest(each, scriptsOf(each)));
  return `data-requests="${escapeHtml(JSON.stringify(described))}"`;
}

function earlyRequest(request: EarlyRequest, scripts: readonly string[] | undefined): readonly object[] {
  const { at, next, play } = request;
  const first =
    'call' in request ? earlyCall(request.call) : { first: earlyRead(request.collection, undefined) };
  if (first === null) return [];
  const then = next && { field: next.field, next: earlyRead(next.collection, next.fields) };
  const played = play && {
    room: earlyRead(`tickets/${TICKET_PLACEHOLDER}/rooms`, undefined),
    table: earlyRead('boards', undefined),
  };
  return [{ at, scripts, ...first, ...then, ...played, url: callUrl('batchGet') }];
}

const earlyRead = (collection: string, fields: readonly string[] | undefined) =>
  JSON.stringify(documentRequest(`${collection}/${ID_PLACEHOLDER}`, fields));

/** Null if the call needs an App Check token, because the early script cannot get one. */
function earlyCall(call: Endpoint) {
  if (needsSiteProof(call) && env.appCheckKey !== undefined) return null;
  const [name = ''] = Object.keys(call.headers.shape);
  return { call: urlOf(call), header: headerName(name) };
}

export { firestoreOrigin } from '../src/config/env.ts';
export { documentHead } from './document-head.ts';
export {
  dataSource,
  documents,
  indexedPaths,
  keptDocument,
  notFoundPath,
  sourcesOf,
} from './documents.ts';
export { ownFirst } from './own-first.ts';
export { webManifest } from './web-manifest.ts';
