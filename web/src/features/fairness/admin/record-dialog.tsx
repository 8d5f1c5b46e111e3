import type { ListedRecord, ShownEntry } from '@copa/domain/fairness/endpoints';
import { LinkButton } from '../../../components/button.tsx';
import { SidePanel } from '../../../components/dialog/side-panel.tsx';
import { paths } from '../../../config/paths.ts';
import type { NameOf } from '../../../lib/admin/people/person-names.ts';
import * as words from '../words/record.ts';
import { EntryLine } from './entry-line.tsx';
import { RevokeButton } from './revoke-button.tsx';

/** The last digits of the ID; null if the record has only warnings and absences. */
export function idOf({ entries }: ListedRecord): string | null {
  const entry = entries.find(({ idEnd }) => idEnd !== '');
  return entry === undefined ? null : words.idEnds(entry.idEnd);
}

export function playerOf(record: ListedRecord): string {
  return record.player?.nick ?? idOf(record) ?? words.unknownPlayer;
}

export function RecordDialog({
  record,
  nameOf,
  onClose,
}: {
  readonly record: ListedRecord;
  readonly nameOf: NameOf;
  readonly onClose: () => void;
}) {
  return (
    <SidePanel title={playerOf(record)} onClose={onClose}>
      <div className="grid gap-5">
        {record.entries.map((entry) => (
          <EntryLine key={entry.id} entry={entry} nameOf={nameOf}>
            <div className="flex flex-wrap gap-2">
              <RegistrationLink entry={entry} isThere={record.player !== null} />
              <RevokeButton recordKey={record.key} entry={entry} />
            </div>
          </EntryLine>
        ))}
      </div>
    </SidePanel>
  );
}

function RegistrationLink({ entry, isThere }: { entry: ShownEntry; isThere: boolean }) {
  const { registrationId, tournamentId, tournament } = entry;
  if (!isThere || registrationId === null || tournamentId === null || tournament === null) return null;
  const search = new URLSearchParams({ torneo: tournamentId, ver: registrationId });
  return (
    <LinkButton variant="secondary" to={`${paths.admin.registrations.to()}?${search}`}>
      {words.openRegistration}
    </LinkButton>
  );
}
