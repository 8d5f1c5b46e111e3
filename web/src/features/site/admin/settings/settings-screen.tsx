import { getSettings } from '@copa/domain/site/settings-endpoints';
import { LoadError, StaleNotice } from '../../../../components/admin/query-states.tsx';
import { PageHeader } from '../../../../components/page-header.tsx';
import { PageSkeleton } from '../../../../components/skeleton.tsx';
import { useApiQuery } from '../../../../lib/admin/admin-api.ts';
import * as words from '../../words/settings.ts';
import { SettingsForm } from './settings-form.tsx';

export function SettingsScreen() {
  const settings = useApiQuery(getSettings);
  if (settings.isPending) return <PageSkeleton label={words.loading} />;
  if (settings.data === undefined) return <LoadError query={settings} />;
  return (
    <div className="wrap pb-16">
      <PageHeader title={words.title} intro={words.intro} />
      <StaleNotice query={settings} />
      <SettingsForm settings={settings.data} />
    </div>
  );
}
