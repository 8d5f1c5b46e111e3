import type { SiteSettings } from '@copa/domain/site/settings';
import { updateSettings } from '@copa/domain/site/settings-update';
import { useRef } from 'react';
import { EditorBar } from '../../../../components/admin/editor-bar.tsx';
import { EditorNotices } from '../../../../components/admin/editor-notices.tsx';
import { LeaveDialog } from '../../../../components/admin/leave-dialog.tsx';
import { useToast } from '../../../../components/toast/toast-context.ts';
import { useApiMutation } from '../../../../lib/admin/admin-api.ts';
import { byField, type Version } from '../../../../lib/admin/edits.ts';
import { useEditor } from '../../../../lib/admin/use-editor.ts';
import { useFirstErrorFocus } from '../../../../lib/use-first-error-focus.ts';
import * as words from '../../words/settings.ts';
import {
  draftErrors,
  draftOf,
  inputOf,
  type SettingsDraft,
  SettingsDraftSchema,
  shownValue,
} from './settings-draft.ts';
import { BrandSection, CommunitySection, RulesSection } from './settings-sections.tsx';

const versionOf = (settings: SiteSettings): Version<SettingsDraft> => ({
  at: settings.updatedAt,
  values: draftOf(settings),
});

export function SettingsForm({ settings }: { settings: SiteSettings }) {
  const element = useRef<HTMLFormElement>(null);
  const focusFirstError = useFirstErrorFocus(element);
  const update = useApiMutation(updateSettings);
  const toast = useToast();
  const editor = useEditor({
    name: 'ajustes',
    schema: SettingsDraftSchema,
    stored: versionOf(settings),
    merging: byField<SettingsDraft>(),
    errorsOf: draftErrors,
    send: async (draft, { expectedUpdatedAt }) =>
      versionOf(await update.mutateAsync({ body: { ...inputOf(draft), expectedUpdatedAt } })),
    onSaved: () => toast.success(words.saved),
    onWrong: focusFirstError,
  });
  const section = { draft: editor.values, errors: editor.errors, change: editor.change };
  return (
    <form ref={element} noValidate onSubmit={editor.onSubmit} className="grid gap-6 pb-20">
      <EditorNotices
        editor={editor}
        subject={words.theSettings}
        label={(field) => words.fieldLabels[field]}
        shown={shownValue}
      />
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <div className="grid gap-6">
          <BrandSection {...section} />
          <CommunitySection {...section} />
        </div>
        <RulesSection {...section} />
      </div>
      <LeaveDialog guard={editor.guard} onLeave={editor.draft.over} />
      <EditorBar problem={editor.problem} busy={editor.busy} save={words.save} />
    </form>
  );
}
