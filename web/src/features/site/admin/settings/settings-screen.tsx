import type { SiteSettings } from '@copa/domain/site/settings';
import { getSettings } from '@copa/domain/site/settings-endpoints';
import { updateSettings } from '@copa/domain/site/settings-update';
import { type FormEvent, useState } from 'react';
import { EditorBar } from '../../../../components/admin/editor/editor-bar.tsx';
import { EditorNotices } from '../../../../components/admin/editor/editor-notices.tsx';
import { LeaveDialog } from '../../../../components/admin/leave-dialog.tsx';
import { FailedPage, StaleNotice } from '../../../../components/admin/query-states.tsx';
import { AreaHead } from '../../../../components/page/area-head.tsx';
import { PageSkeleton } from '../../../../components/skeleton.tsx';
import { useApiMutation, useApiQuery } from '../../../../lib/admin/admin-api.ts';
import { byField, type Version } from '../../../../lib/admin/edits.ts';
import { useEditor } from '../../../../lib/admin/use-editor.ts';
import * as words from '../../words/settings.ts';
import { CutDaysDialog } from './cut-days-dialog.tsx';
import {
  daysCutTo,
  type SettingsDraft,
  SettingsDraftSchema,
  settingsDraftErrors,
  settingsDraftOf,
  settingsInputOf,
  shownSettingsValue,
} from './settings-draft.ts';
import { BrandSection, CommunitySection, PrivacySection, RulesSection } from './settings-sections.tsx';

export function SettingsScreen() {
  const settings = useApiQuery(getSettings);
  if (settings.isPending) return <PageSkeleton label={words.loading} />;
  if (settings.data === undefined) return <FailedPage title={words.title} query={settings} />;
  return (
    <div className="wrap pb-16">
      <AreaHead title={words.title} intro={words.intro} />
      <StaleNotice query={settings} />
      <SettingsForm settings={settings.data} />
    </div>
  );
}

const versionOf = (settings: SiteSettings): Version<SettingsDraft> => ({
  at: settings.updatedAt,
  values: settingsDraftOf(settings),
});

function SettingsForm({ settings }: { settings: SiteSettings }) {
  const update = useApiMutation(updateSettings);
  const editor = useEditor({
    name: 'ajustes',
    schema: SettingsDraftSchema,
    stored: versionOf(settings),
    merging: byField<SettingsDraft>(),
    errorsOf: settingsDraftErrors,
    send: async (draft, { expectedUpdatedAt }) =>
      versionOf(await update.mutateAsync({ body: { ...settingsInputOf(draft), expectedUpdatedAt } })),
    saved: words.saved,
  });
  const [cut, setCut] = useState<number | null>(null);
  const onSubmit = (event: FormEvent) => {
    const days = daysCutTo(editor.values, settings);
    if (days === null) return editor.onSubmit(event);
    event.preventDefault();
    setCut(days);
  };
  const { form, values: draft, errors, change } = editor;
  const section = { draft, errors, change };
  return (
    <form ref={form} noValidate onSubmit={onSubmit} className="grid gap-6 pb-20">
      <EditorNotices
        editor={editor}
        subject={words.theSettings}
        label={(field) => words.fieldLabels[field]}
        shown={shownSettingsValue}
      />
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <div className="grid gap-6">
          <BrandSection {...section} />
          <CommunitySection {...section} />
        </div>
        <div className="grid gap-6">
          <PrivacySection {...section} />
          <RulesSection {...section} />
        </div>
      </div>
      {cut !== null && (
        <CutDaysDialog
          before={settings.keepPlayersDays}
          after={cut}
          onSave={() => editor.save()}
          onClose={() => setCut(null)}
        />
      )}
      <LeaveDialog guard={editor.guard} onLeave={editor.draft.over} />
      <EditorBar problem={editor.problem} busy={editor.busy} save={words.save} />
    </form>
  );
}
