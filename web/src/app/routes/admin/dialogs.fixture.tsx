import PodiumShare from '../../../components/admin/sharing/podium-share.tsx';
import { TournamentLinks } from '../../../components/admin/sharing/tournament-links.tsx';
import { useRooms } from '../../../components/admin/tournament/use-rooms.ts';
import { PicturesDialog } from '../../../components/pictures/pictures-dialog.tsx';
import { podiumPicture } from '../../../components/pictures/podium-picture.ts';
import { NO_PLAY } from '../../../config/day-play.ts';
import { ConfirmMany } from '../../../features/day/admin/confirmations/confirm-many.tsx';
import { ConfirmationSection } from '../../../features/day/admin/confirmations/confirmation-section.tsx';
import { ReadmitButton } from '../../../features/day/admin/confirmations/readmit-button.tsx';
import { MatchesSection } from '../../../features/day/admin/room/matches-section.tsx';
import { WaitlistSection } from '../../../features/day/admin/waitlist-section.tsx';
import { EntryDialog } from '../../../features/fairness/admin/entry-dialog.tsx';
import { RecordDialog } from '../../../features/fairness/admin/record-dialog.tsx';
import { RevokeButton } from '../../../features/fairness/admin/revoke-button.tsx';
import { DeactivateDialog, DeleteFormDialog } from '../../../features/forms/admin/form-panel.tsx';
import { ResponseList } from '../../../features/forms/admin/responses/response-list.tsx';
import { ShareFormDialog } from '../../../features/forms/admin/share-form-dialog.tsx';
import { SignOutEverywhere } from '../../../features/panel/admin/sign-out-everywhere.tsx';
import { DecisionDialog } from '../../../features/people/admin/access-requests.tsx';
import { NamingDialog, RevokeDialog } from '../../../features/people/admin/admin-list.tsx';
import { GrantDialog } from '../../../features/people/admin/grant-panel.tsx';
import { PeopleScreen } from '../../../features/people/admin/people-screen.tsx';
import { DeleteQuestion, QuestionEditor } from '../../../features/questions/admin/question-editor.tsx';
import { BatchBar } from '../../../features/questions/admin/questions-screen.tsx';
import { BulkDialog } from '../../../features/registrations/admin/decisions/bulk-dialog.tsx';
import { RejectDialog } from '../../../features/registrations/admin/decisions/reject-dialog.tsx';
import { ImportDialog } from '../../../features/registrations/admin/importing/import-dialog.tsx';
import { LinkedRegistration } from '../../../features/registrations/admin/inbox/linked-registration.tsx';
import { DetailDialogs } from '../../../features/registrations/admin/player/detail-dialogs.tsx';
import { PlayerDialog } from '../../../features/registrations/admin/player/player-dialog.tsx';
import { RegistrationDetail } from '../../../features/registrations/admin/player/registration-detail.tsx';
import { TicketSection } from '../../../features/registrations/admin/player/ticket-section.tsx';
import { playerIn } from '../../../features/registrations/admin/registration.fixture.ts';
import { AddTournament } from '../../../features/seasons/admin/add-tournament.tsx';
import { NewSeasonEditor } from '../../../features/seasons/admin/new-season-editor.tsx';
import { aSeason as season } from '../../../features/seasons/admin/season.fixture.ts';
import { DeleteDialog, StateDialog, TakeOutDialog } from '../../../features/seasons/admin/season-dialogs.tsx';
import { SeasonEditor } from '../../../features/seasons/admin/season-editor.tsx';
import { AuditEntryDialog } from '../../../features/site/admin/audit/audit-entry-dialog.tsx';
import { CutDaysDialog } from '../../../features/site/admin/settings/cut-days-dialog.tsx';
import { NO_PARTS, NO_VIEWS } from '../../../features/tournaments/admin/no-views.fixture.ts';
import { RepeatDialog } from '../../../features/tournaments/admin/repeat-dialog.tsx';
import {
  CancelTournamentDialog,
  ConfirmationsDialog,
  DeleteTournamentDialog,
  PublishTournamentDialog,
} from '../../../features/tournaments/admin/tournament-dialogs.tsx';
import { TournamentPanel } from '../../../features/tournaments/admin/tournament-panel.tsx';
import { TournamentsScreen } from '../../../features/tournaments/admin/tournaments-screen.tsx';
import { LiveArea } from '../../../lib/live/live-area.tsx';
import { type DialogCase, Forms, wanted } from './dialog-case.fixture.tsx';
import {
  accessRequest,
  audited,
  day,
  entry,
  form,
  listed,
  now,
  question,
  referee,
  response,
  team,
  tournament,
} from './dialog-data.fixture.ts';
import { PLAY_DIALOGS } from './play-dialogs.fixture.tsx';

const nothing = () => undefined;

const REASON = /^Motivo/;
const known = { registrations: [], isPart: false, suspended: new Set<string>(), tournaments: new Map(), now };

function Matches() {
  const rooms = useRooms(tournament);
  return <MatchesSection {...{ day, rooms, now }} play={NO_PLAY} missing={[]} isPresent />;
}

export const DIALOGS: Readonly<Record<string, readonly DialogCase[]>> = {
  'components/admin/leave-dialog.tsx': [
    wanted((onClose) => <QuestionEditor question={null} isGone={false} onClose={onClose} />, {
      field: /^Pregunta/,
      asks: true,
    }),
  ],
  'components/admin/sharing/podium-share.tsx': [
    { node: <PodiumShare tournament={tournament} />, press: ['Usar como portada'] },
  ],
  'components/admin/sharing/tournament-links.tsx': [
    { node: <TournamentLinks tournament={tournament} />, press: ['Compartir Copa Sábado'] },
  ],
  'components/pictures/pictures-dialog.tsx': [
    wanted((onClose) => (
      <PicturesDialog
        picture={podiumPicture(tournament, 'Copa', 'https://copa.example/')}
        story={{
          format: 'story',
          pages: { count: 1, paint: () => Promise.reject(new Error('It is drawn')) },
          files: [new File([], 'tabla.jpg')],
        }}
        onClose={onClose}
      />
    )),
  ],
  'features/day/admin/confirmations/confirmation-section.tsx': [
    {
      node: tournament.windows.map((window) => (
        <ConfirmationSection key={window.kind} day={day} window={window} now={now} isPresent />
      )),
      press: ['Liberar ahora'],
    },
  ],
  'features/day/admin/confirmations/confirm-many.tsx': [
    {
      node: (
        <ConfirmMany day={day} units={[team, { ...team, id: 'maya' }]} window="match" label="Readmitir" />
      ),
      press: ['Readmitir varios'],
      field: REASON,
    },
  ],
  'features/day/admin/confirmations/extend-button.tsx': [
    {
      node: tournament.windows.map((window) => (
        <ConfirmationSection key={window.kind} day={day} window={window} now={now} isPresent />
      )),
      press: ['Extender'],
    },
  ],
  'features/day/admin/confirmations/readmit-button.tsx': [
    {
      node: <ReadmitButton day={day} unit={team} window="match" now={now} label="Readmitir" />,
      press: [/^Readmitir/],
      field: REASON,
    },
  ],
  'features/day/admin/room/room-section.tsx': [
    {
      node: (
        <LiveArea>
          <Matches />
        </LiveArea>
      ),
      press: ['Quitarla'],
    },
  ],
  'features/day/admin/waitlist-section.tsx': [
    {
      node: <WaitlistSection day={day} now={now} isPresent given={[]} onUndoOver={() => undefined} />,
      press: [/^Dar un cupo a/],
      field: REASON,
    },
  ],
  'features/fairness/admin/entry-dialog.tsx': [
    wanted(
      (onClose) => (
        <EntryDialog
          subject={{ registrationId: 'andes', memberId: 'ana', name: 'Ana', isInTeam: true, isOut: false }}
          onClose={onClose}
        />
      ),
      { field: REASON },
    ),
  ],
  'features/fairness/admin/record-dialog.tsx': [
    wanted((onClose) => (
      <RecordDialog
        record={{ key: 'clave', entries: [entry], player: null }}
        nameOf={({ email }) => email}
        onClose={onClose}
      />
    )),
  ],
  'features/fairness/admin/revoke-button.tsx': [
    { node: <RevokeButton recordKey="clave" entry={entry} />, press: [/^Levantar|^Quitar/], field: REASON },
  ],
  'features/forms/admin/form-panel.tsx': [
    { node: <Forms />, press: ['Registro'] },
    wanted((onClose) => <DeactivateDialog form={form} tournaments={['Copa Sábado']} onClose={onClose} />),
    wanted((onClose) => <DeleteFormDialog form={form} tournaments={[]} onClose={onClose} />),
  ],
  'features/forms/admin/responses/response-list.tsx': [
    {
      node: (
        <ResponseList
          form={form}
          responses={[response]}
          more={{ hasMore: false, busy: false, onMore: async () => undefined }}
        />
      ),
      press: [/^Ver la respuesta/],
    },
  ],
  'features/forms/admin/share-form-dialog.tsx': [
    wanted((onClose) => <ShareFormDialog form={form} state="open" onClose={onClose} />),
  ],
  'features/panel/admin/sign-out-everywhere.tsx': [
    { node: <SignOutEverywhere />, press: ['Salir de todos los dispositivos'] },
  ],
  'features/people/admin/access-requests.tsx': [
    { node: <PeopleScreen />, press: ['Bea'] },
    ...[true, false].map((approve) =>
      wanted(
        (onClose) => (
          <DecisionDialog request={accessRequest} approve={approve} onDone={nothing} onClose={onClose} />
        ),
        { field: /^Notas?/ },
      ),
    ),
  ],
  'features/people/admin/admin-list.tsx': [
    { node: <PeopleScreen />, press: ['Caro'] },
    wanted((onClose) => <RevokeDialog admin={referee} onDone={nothing} onClose={onClose} />),
    wanted((onClose) => <NamingDialog referee={referee} onClose={onClose} />),
  ],
  'features/people/admin/grant-panel.tsx': [
    { node: <PeopleScreen />, press: ['Dar acceso por correo'], field: /^Correo de la cuenta/ },
    wanted((onClose) => <GrantDialog found={referee} onDone={nothing} onClose={onClose} />),
  ],
  ...PLAY_DIALOGS,
  'features/questions/admin/questions-screen.tsx': [
    { node: <BatchBar ids={['clan']} onDone={nothing} />, press: ['Eliminar'] },
  ],
  'features/questions/admin/question-editor.tsx': [
    wanted((onClose) => <QuestionEditor question={null} isGone={false} onClose={onClose} />, {
      field: /^Pregunta/,
      asks: true,
    }),
    wanted((onClose) => <DeleteQuestion question={question} onDeleted={nothing} onClose={onClose} />),
  ],
  'features/registrations/admin/decisions/bulk-dialog.tsx': [
    wanted(
      (onClose) => (
        <BulkDialog to="rejected" registrations={[team]} known={known} onDone={nothing} onClose={onClose} />
      ),
      { field: REASON },
    ),
  ],
  'features/registrations/admin/decisions/reject-dialog.tsx': [
    wanted(
      (onClose) => (
        <RejectDialog id="andes" name="Los Andes" effect="" onReject={async () => true} onClose={onClose} />
      ),
      { field: REASON },
    ),
  ],
  'features/registrations/admin/importing/import-dialog.tsx': [
    wanted(
      (onClose) => <ImportDialog tournament={tournament} onAdded={() => undefined} onClose={onClose} />,
      {
        field: /^Lista de jugadores/,
      },
    ),
  ],
  'features/registrations/admin/inbox/linked-registration.tsx': [
    wanted((onClose) => (
      <LinkedRegistration id="borrada" tournaments={new Map()} onClose={onClose}>
        {() => null}
      </LinkedRegistration>
    )),
  ],
  'features/registrations/admin/player/detail-dialogs.tsx': [
    wanted((onClose) => <Detail dialog={{ kind: 'delete' }} onClose={onClose} />),
    wanted((onClose) => <Detail dialog={{ kind: 'remove', player: playerIn(team) }} onClose={onClose} />, {
      field: /^Motivo/,
    }),
  ],
  'features/registrations/admin/player/player-dialog.tsx': [
    wanted((onClose) => <PlayerDialog task={{ kind: 'add', tournament }} onClose={onClose} />, {
      field: /^Nombre completo/,
    }),
  ],
  'features/registrations/admin/player/registration-detail.tsx': [
    wanted((onClose) => (
      <RegistrationDetail
        registration={team}
        tournament={null}
        duplicate={null}
        burst={null}
        note={null}
        effect=""
        busy={false}
        notice={null}
        onOpen={nothing}
        onDecide={nothing}
        onClose={onClose}
      />
    )),
  ],
  'features/registrations/admin/player/ticket-section.tsx': [
    { node: <TicketSection registration={team} />, press: ['Cambiar el enlace'] },
  ],
  'features/seasons/admin/new-season-editor.tsx': [
    wanted(
      (onClose) => (
        <NewSeasonEditor
          name="Temporada Copa"
          days={{ firstDay: '', lastDay: '' }}
          tournamentIds={['copa']}
          onClose={onClose}
        />
      ),
      { field: /^Nombre/, asks: true },
    ),
  ],
  'features/seasons/admin/add-tournament.tsx': [
    wanted((onClose) => <AddTournament season={season} onClose={onClose} />),
  ],
  'features/seasons/admin/season-editor.tsx': [
    wanted((onClose) => <SeasonEditor season={season} hasEnded={false} isGone={false} onClose={onClose} />, {
      field: /^Nombre/,
      asks: true,
    }),
  ],
  'features/seasons/admin/season-dialogs.tsx': [
    wanted((onClose) => <StateDialog season={season} onClose={onClose} />),
    wanted((onClose) => <DeleteDialog season={season} onClose={onClose} />),
    wanted((onClose) => <TakeOutDialog season={season} tournament={tournament} onClose={onClose} />),
  ],
  'features/site/admin/audit/audit-entry-dialog.tsx': [
    wanted((onClose) => <AuditEntryDialog entry={audited} nameOf={({ email }) => email} onClose={onClose} />),
  ],
  'features/site/admin/settings/cut-days-dialog.tsx': [
    wanted((onClose) => <CutDaysDialog before={90} after={30} onSave={() => undefined} onClose={onClose} />),
  ],
  'features/tournaments/admin/repeat-dialog.tsx': listed.map((each) =>
    wanted((onClose) => (
      <RepeatDialog
        tournament={each}
        sequel={each}
        now={now}
        onRepeat={async () => undefined}
        onClose={onClose}
      />
    )),
  ),
  'features/tournaments/admin/tournament-dialogs.tsx': listed.flatMap((each) => [
    wanted((onClose) => <PublishTournamentDialog tournament={each} onClose={onClose} />),
    wanted((onClose) => <CancelTournamentDialog tournament={each} onClose={onClose} />, { field: REASON }),
    wanted((onClose) => <DeleteTournamentDialog tournament={each} onClose={onClose} />),
    wanted((onClose) => <ConfirmationsDialog tournament={each} onClose={onClose} />),
  ]),
  'features/tournaments/admin/tournament-panel.tsx': listed.map((each) =>
    wanted((onClose) => (
      <TournamentPanel tournament={each} now={now} play={NO_PARTS} sequel={null} onClose={onClose} />
    )),
  ),
  'features/tournaments/admin/tournament-preview.tsx': [
    {
      node: <TournamentsScreen play={NO_PARTS} views={NO_VIEWS} />,
      before: [/^Nombre/, 'Copa sin guardar'],
      press: ['Vista previa'],
    },
  ],
};

function Detail(props: Pick<Parameters<typeof DetailDialogs>[0], 'dialog' | 'onClose'>) {
  return <DetailDialogs registration={team} effect="" onDeleted={nothing} {...props} />;
}
