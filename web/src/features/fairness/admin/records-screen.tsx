import { type ListedRecord, listRecords, type ShownEntry } from '@copa/domain/fairness/endpoints';
import { ownAt } from '@copa/domain/time/hours';
import { useRef, useState } from 'react';
import { ListBeside } from '../../../components/admin/list-beside.tsx';
import { LongRows } from '../../../components/admin/long-rows.tsx';
import { LoadError, MoreButton, StaleNotice } from '../../../components/admin/query-states.tsx';
import { Row } from '../../../components/admin/rows.tsx';
import { searched } from '../../../components/admin/search/searched.ts';
import { SearchField } from '../../../components/fields/search-field.tsx';
import { EmptyState } from '../../../components/message-state.tsx';
import { AreaHead } from '../../../components/page/area-head.tsx';
import { NothingFound } from '../../../components/page/nothing-found.tsx';
import { PageSkeleton } from '../../../components/skeleton.tsx';
import { useApiPages, useNextPages } from '../../../lib/admin/admin-api.ts';
import { usePersonNames } from '../../../lib/admin/people/person-names.ts';
import { useNow } from '../../../lib/use-now.ts';
import * as words from '../words/record.ts';
import { idOf, playerOf, RecordDialog } from './record-dialog.tsx';

export function RecordsScreen() {
  return (
    <div className="wrap pb-16">
      <AreaHead title={words.listTitle} intro={words.listIntro} />
      <Records />
    </div>
  );
}

function Records() {
  const pages = useApiPages(listRecords);
  const { nameOf } = usePersonNames();
  const [text, setText] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const [openKey, setOpenKey] = useState<string | null>(null);
  const now = useNow();
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = pages;
  useNextPages(pages, text.trim() !== '');
  if (pages.isPending) return <PageSkeleton label={words.listLoading} />;
  if (pages.data === undefined) return <LoadError query={pages} />;
  const records = pages.data.pages.flatMap((page) => page.records);
  const shown = records.filter((record) => isFound(record, text));
  const isNobodyFound = shown.length === 0 && !hasNextPage;
  const more = <MoreButton hasMore={hasNextPage} busy={isFetchingNextPage} onMore={fetchNextPage} />;
  const opened = records.find(({ key }) => key === openKey);
  if (records.length === 0) {
    return (
      <>
        <StaleNotice query={pages} />
        <EmptyState illustration="nest" title={words.listEmptyTitle}>
          {words.howToAdd}
        </EmptyState>
      </>
    );
  }
  return (
    <ListBeside
      detail={
        opened && (
          <RecordDialog key={opened.key} record={opened} nameOf={nameOf} onClose={() => setOpenKey(null)} />
        )
      }
    >
      <div className="grid gap-3">
        <StaleNotice query={pages} />
        <p className="text-sm text-mist">{words.howToAdd}</p>
        <SearchField
          ref={field}
          label={words.searchRecords}
          hidesLabel
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        {shown.length > 0 && (
          <LongRows label={words.listTitle} end={more}>
            {shown.map((record) => (
              <RecordRow
                key={record.key}
                record={record}
                now={now}
                isOpen={record.key === openKey}
                onOpen={() => setOpenKey(record.key)}
              />
            ))}
          </LongRows>
        )}
        <output className="sr-only">{isNobodyFound && words.nobodyFound}</output>
        {isNobodyFound && (
          <NothingFound
            title={words.nobodyFound}
            onClear={() => {
              setText('');
              // The pressed button disappears.
              field.current?.focus();
            }}
          >
            {words.nobodyFoundText}
          </NothingFound>
        )}
        {shown.length === 0 && more}
      </div>
    </ListBeside>
  );
}

function isFound(record: ListedRecord, text: string): boolean {
  const wanted = searched(text);
  const { player, entries } = record;
  const about = entries.flatMap(({ idEnd, reason, tournament }) => [idEnd, reason, tournament ?? '']);
  return [playerOf(record), player?.unit ?? '', ...about].some((each) => searched(each).includes(wanted));
}

const COLUMNS = '@4xl:grid-cols-[minmax(0,2fr)_minmax(0,3fr)_minmax(0,3fr)] @4xl:items-center @4xl:gap-x-6';

interface RecordRowProps {
  readonly record: ListedRecord;
  readonly now: Date;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
}

function RecordRow({ record, now, isOpen, onOpen }: RecordRowProps) {
  const { player, entries } = record;
  const [newest] = entries;
  const name = playerOf(record);
  const isOfTeam = player !== null && player.unit !== player.nick;
  return (
    <Row
      title={isOfTeam ? words.ofTeam(name, player.unit) : name}
      target={onOpen}
      heading="h2"
      isOpen={isOpen}
      columns={COLUMNS}
    >
      <p className="truncate text-sm text-mist">{entries.map((entry) => shortly(entry, now)).join(' · ')}</p>
      <p className="truncate text-sm text-dim">
        {[idOf(record), newest?.reason].filter((text) => text !== null && text !== name).join(' · ')}
      </p>
    </Row>
  );
}

function shortly({ kind, until }: ShownEntry, now: Date): string {
  return words.until(words.kinds[kind], until === null ? null : ownAt(until, now));
}
