import { discardReport, getReportPicture } from '@copa/domain/play/report/endpoints';
import { type Report, ReportSchema } from '@copa/domain/play/report/report';
import { NO_RESULT } from '@copa/domain/play/result/result';
import { ownHour } from '@copa/domain/time/hours';
import { UNIT_SIZES } from '@copa/domain/tournaments/modality';
import type { ReactNode } from 'react';
import { Badge } from '../../../../components/badge.tsx';
import { Button } from '../../../../components/button.tsx';
import { OutOf } from '../../../../components/page/spoken.tsx';
import { useApiMutation } from '../../../../lib/admin/admin-api.ts';
import { cx } from '../../../../lib/cx.ts';
import { useHeldBack } from '../../../../lib/live/use-held-back.ts';
import { useLiveDocuments } from '../../../../lib/live/use-live-documents.ts';
import { messageOf } from '../../../../lib/network/api-client.ts';
import { useNow } from '../../../../lib/use-now.ts';
import { resultText } from '../../words/admin.ts';
import * as words from '../../words/reports.ts';
import { EvidencePicture } from '../evidence-picture.tsx';
import type { MatchEditing } from '../match/draft/use-match-draft.ts';
import type { OpenedMatch } from '../match/opened-match.ts';

/** More than `LOBBY_SIZE_MAX`, so that one page has all reports of a match. */
const PAGE = 200;

/** A report that was sent again or restored would move; one that was discarded keeps its place. */
const UNMOVED = {
  mayReplace: (shown: Report, changed: Report) =>
    shown.sentAt.getTime() === changed.sentAt.getTime() &&
    (shown.discardedAt === null || changed.discardedAt !== null),
};

interface ReportSectionProps extends OpenedMatch {
  /** The reports of a published match are only shown. */
  readonly isOpen: boolean;
  readonly onPicture: (picture: Blob, name: string) => void;
}

export default function ReportSection(props: ReportSectionProps): ReactNode {
  const { tournament, stage, id: match, units, editing, nameOf, isOpen } = props;
  const equal = { tournamentId: tournament.id, stage: stage.number, match };
  const query = { collection: 'reports', equal, newestBy: null, pageSize: PAGE };
  const { documents: sent, fromCache, status } = useLiveDocuments(query, ReportSchema);
  const discard = useApiMutation(discardReport, { inTurn: true });
  const here = sent.filter(({ registrationId }) => units.some(({ id }) => id === registrationId));
  const isWhole = status === 'live' && !fromCache;
  const holdsBack = isOpen && (isWhole || status === 'offline');
  const { shown: reports, left, arrived, showArrived, knownAtFirst } = useHeldBack(here, holdsBack, UNMOVED);
  const { groups, discarded } = placedReports(reports, editing.rows, knownAtFirst);
  const set = (report: Report, isDiscarded: boolean) => {
    discard.mutate({ params: paramsOf(report), body: { discarded: isDiscarded, revision: report.revision } });
  };
  const news = (
    <output className="fixed inset-x-0 bottom-[calc(var(--offline-note)+max(0.75rem,env(safe-area-inset-bottom)))] pointer-events-none z-10 grid justify-center">
      {arrived.length > 0 && (
        <Button
          variant="secondary"
          className="late-touch pointer-events-auto shadow-card"
          onClick={showArrived}
        >
          {words.seeArrived(arrived.length)}
        </Button>
      )}
    </output>
  );
  if (reports.length === 0 && discard.error === null) {
    return isOpen ? news : <p className="text-mist">{isWhole ? words.none : words.loading}</p>;
  }
  return (
    <section aria-labelledby="enviados" className="grid gap-2">
      {news}
      <h2 id="enviados" className="text-lg uppercase">
        {words.title(UNIT_SIZES[tournament.modality] > 1)}{' '}
        <span className="text-gold">
          <OutOf count={reports.length} all={units.length} />
        </span>
      </h2>
      {discard.error !== null && (
        <p role="alert" className="font-semibold text-danger">
          {messageOf(discard.error)}
        </p>
      )}
      {groups.map(({ placement, reports: same }) => (
        <div
          key={placement}
          role={same.length > 1 ? 'group' : undefined}
          aria-label={same.length > 1 ? words.samePlace(same.length, placement) : undefined}
          className={cx(
            'grid gap-2',
            same.length > 1 && 'grid-cols-2 rounded-lg border border-warning/60 bg-warning/12 p-2',
          )}
        >
          {same.length > 1 && (
            <p className="col-span-2 font-semibold text-warning">
              {words.samePlaceText(same.length, placement)}
            </p>
          )}
          {same.map((report) => (
            <OneReport
              key={report.id}
              {...props}
              report={report}
              isNarrow={same.length > 1}
              isLeft={left.has(report.id)}
              onDiscard={(isDiscarded) => set(report, isDiscarded)}
            />
          ))}
        </div>
      ))}
      <DiscardedReports
        {...{ discarded, arrived, nameOf, isOpen }}
        onTakeBack={(report) => set(report, false)}
      />
    </section>
  );
}

interface DiscardedReportsProps extends Pick<ReportSectionProps, 'nameOf' | 'isOpen'> {
  readonly discarded: readonly Report[];
  readonly arrived: readonly Report[];
  readonly onTakeBack: (report: Report) => void;
}

function DiscardedReports({ discarded, arrived, nameOf, isOpen, onTakeBack }: DiscardedReportsProps) {
  if (discarded.length === 0) return null;
  const restored = new Set(arrived.flatMap(({ id, discardedAt }) => (discardedAt === null ? [id] : [])));
  return (
    <ul aria-label={words.discardedTitle} className="grid gap-1">
      {discarded.map((report) => (
        <li
          key={report.id}
          className="flex items-center justify-between gap-2 rounded-md border border-line px-3 text-sm text-mist"
        >
          <span className="wrap-anywhere">
            <s>
              <bdi>{nameOf(report.registrationId)}</bdi>: {resultText({ ...NO_RESULT, ...report })}
            </s>{' '}
            {restored.has(report.id) ? words.restored : words.discarded}
          </span>
          {isOpen && (
            <Button
              variant="ghost"
              className={restored.has(report.id) ? 'invisible' : ''}
              aria-label={words.takeBack(nameOf(report.registrationId))}
              onClick={() => onTakeBack(report)}
            >
              {words.undo}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}

function paramsOf({ tournamentId, stage, match, registrationId }: Report) {
  return { id: tournamentId, stage, match, unit: registrationId };
}

function isUsed({ registrationId, placement, kills }: Report, rows: MatchEditing['rows']) {
  const row = rows[registrationId];
  return row?.played === true && row.placement === placement && row.kills === kills;
}

function placedReports(reports: readonly Report[], rows: MatchEditing['rows'], first: readonly Report[]) {
  const stood = new Set(first.flatMap(({ id, discardedAt }) => (discardedAt === null ? [id] : [])));
  const standing = reports.filter(
    (report) => report.discardedAt === null || stood.has(report.id) || isUsed(report, rows),
  );
  const placements = [...new Set(standing.map(({ placement }) => placement))].toSorted((a, b) => a - b);
  return {
    groups: placements.map((placement) => ({
      placement,
      reports: standing
        .filter((report) => report.placement === placement)
        .toSorted((one, other) => one.sentAt.getTime() - other.sentAt.getTime()),
    })),
    discarded: reports.filter((report) => !standing.includes(report)),
  };
}

interface OneReportProps extends ReportSectionProps {
  readonly report: Report;
  readonly isNarrow: boolean;
  readonly isLeft: boolean;
  readonly onDiscard: (isDiscarded: boolean) => void;
}

function OneReport(props: OneReportProps) {
  const { editing, nameOf, onPicture, isOpen, report, isNarrow, isLeft, onDiscard } = props;
  const { registrationId: unit, placement, kills } = report;
  const now = useNow();
  const name = nameOf(unit);
  const holder = Object.keys(editing.rows).find(
    (each) => each !== unit && editing.rows[each]?.placement === placement,
  );
  const used = isUsed(report, editing.rows);
  const said = resultText({ ...NO_RESULT, ...report });
  const isDiscarded = report.discardedAt !== null;
  const Said = isDiscarded && !used ? 's' : 'span';
  // All choices are equally high, so that a tap on one moves no report below.
  const height = isNarrow ? 'min-h-23' : 'min-h-11';
  return (
    <article
      aria-label={`${name}: ${said}`}
      className={cx(
        'grid content-start gap-2 rounded-md border border-line bg-coal p-2',
        !isNarrow && 'grid-cols-[6.5rem_1fr] items-start',
      )}
    >
      <EvidencePicture
        key={report.revision}
        endpoint={getReportPicture}
        params={paramsOf(report)}
        labelOf={(isMissing) => (isMissing ? words.retryPicture(name) : words.showPicture(name))}
        failed={words.pictureFailed}
        ratio={`${report.width} / ${Math.min(report.height, report.width)}`}
        className="min-h-16"
        onOpen={(picture) => onPicture(picture, name)}
      />
      <div className="grid min-w-0 gap-1">
        <p className="leading-tight">
          <strong className="wrap-anywhere">{name}</strong>
          <Said className="block">{said}</Said>
          {/* One line, so that a row which somebody else notes moves no report below. */}
          {isOpen && holder !== undefined && !used ? (
            <span className="block truncate text-sm text-warning">{words.placeTaken(nameOf(holder))}</span>
          ) : (
            <span className="block truncate text-sm text-dim">{ownHour(report.sentAt, now)}</span>
          )}
        </p>
        {used ? (
          <span className={cx('grid items-center justify-items-start', isOpen && height)}>
            <Badge tone="success" icon="check">
              {words.used}
            </Badge>
          </span>
        ) : (
          isOpen && (
            <div
              className={cx(
                'flex flex-wrap gap-1',
                height,
                isNarrow && 'grid *:px-2!',
                isLeft && 'invisible',
              )}
            >
              <Button
                variant="secondary"
                className={isDiscarded ? 'invisible' : ''}
                aria-label={words.useOf(name, said)}
                onClick={() => editing.change({ [unit]: { ...NO_RESULT, placement, kills } })}
              >
                {words.use}
              </Button>
              <Button
                variant="ghost"
                aria-label={isDiscarded ? words.takeBack(name) : words.discardOf(name)}
                onClick={() => onDiscard(!isDiscarded)}
              >
                {isDiscarded ? words.undo : words.discard}
              </Button>
            </div>
          )
        )}
      </div>
    </article>
  );
}
