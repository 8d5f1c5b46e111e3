import { PAGE_LIMIT_MAX } from '@copa/domain/limits';
import { listAdmins } from '@copa/domain/people/endpoints';
import { AUDIT_KINDS, type AuditKind } from '@copa/domain/site/audit';
import { listTournaments } from '@copa/domain/tournaments/endpoints';
import { useSearchParams } from 'react-router-dom';
import { FilterSelect } from '../../../../components/admin/filter-select.tsx';
import { useApiQuery } from '../../../../lib/admin/admin-api.ts';
import * as words from '../../words/audit.ts';
import { KIND_LABELS } from '../../words/audit.ts';

export interface AuditQuery {
  readonly kind?: AuditKind;
  readonly actor?: string;
  readonly tournamentId?: string;
}

/** The address holds the filters, so that a view of the audit can be shared. */
export function useAuditQuery() {
  const [search, setSearch] = useSearchParams();
  const kind = AUDIT_KINDS.find((each) => each === search.get('tipo'));
  const actor = search.get('persona');
  const tournamentId = search.get('torneo');
  const query: AuditQuery = {
    ...(kind !== undefined && { kind }),
    ...(actor !== null && { actor }),
    ...(tournamentId !== null && { tournamentId }),
  };
  const choose = (name: 'tipo' | 'persona' | 'torneo', value: string) =>
    setSearch(
      (current) => {
        const next = new URLSearchParams(current);
        if (value === '') next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true },
    );
  return { query, choose, clear: () => setSearch({}, { replace: true }) };
}

type Filters = Pick<ReturnType<typeof useAuditQuery>, 'query' | 'choose'>;

export function AuditFilters({ query, choose }: Filters) {
  const admins = useApiQuery(listAdmins).data?.admins ?? [];
  const tournaments = useApiQuery(listTournaments, { query: { limit: PAGE_LIMIT_MAX } }).data?.tournaments;
  const { kind = '', actor = '', tournamentId = '' } = query;
  return (
    <search className="mb-6 grid gap-3 sm:grid-cols-3">
      <FilterSelect label={words.what} value={kind} onChange={(value) => choose('tipo', value)}>
        <option value="">{words.everything}</option>
        {AUDIT_KINDS.map((each) => (
          <option key={each} value={each}>
            {KIND_LABELS[each]}
          </option>
        ))}
      </FilterSelect>
      <FilterSelect label={words.whose} value={actor} onChange={(value) => choose('persona', value)}>
        <option value="">{words.anybody}</option>
        {admins.map(({ uid, displayName, email }) => (
          <option key={uid} value={uid}>
            {displayName === '' ? (email ?? uid) : displayName}
          </option>
        ))}
        <option value="player">{words.players}</option>
        <option value="system">{words.system}</option>
      </FilterSelect>
      <FilterSelect
        label={words.tournament}
        value={tournamentId}
        onChange={(value) => choose('torneo', value)}
      >
        <option value="">{words.allTournaments}</option>
        {(tournaments ?? []).map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </FilterSelect>
    </search>
  );
}
