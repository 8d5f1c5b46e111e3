import { ACCOUNT_LEVEL_FIELD } from '@copa/domain/forms/account-level';
import { createForm, listForms } from '@copa/domain/forms/endpoints';
import { documentIdOf } from '@copa/domain/ids';
import { IMAGE_MAX_BYTES } from '@copa/domain/limits';
import { uploadImage } from '@copa/domain/site/endpoints';
import { type ChangeEvent, useRef, useState } from 'react';
import { withChosen } from '../../../../components/admin/with-chosen.ts';
import { Button } from '../../../../components/button.tsx';
import { buttonClass } from '../../../../components/button-class.ts';
import { SelectField } from '../../../../components/fields/text-field.tsx';
import { env } from '../../../../config/env.ts';
import { useApiMutation, useWholeList } from '../../../../lib/admin/admin-api.ts';
import { cx } from '../../../../lib/cx.ts';
import { isReused, messageOf } from '../../../../lib/network/api-client.ts';
import { reportProblem } from '../../../../lib/report-problem.ts';
import { squeezed } from '../../../../lib/squeezed.ts';
import { useNow } from '../../../../lib/use-now.ts';
import { fromLocalInput } from '../../../../lib/zoned-time.ts';
import * as words from '../../words/editor.ts';
import { Part, Warning } from './editor-fields.tsx';
import { type Prepare, useTournamentForm } from './tournament-form.ts';

interface SectionProps {
  readonly prepare: Prepare;
  /** During a save no form or image may be sent, because the editor may close before the answer. */
  readonly isSaving: boolean;
}

export function LinkedFormSection(section: SectionProps) {
  const choice = useFormChoice();
  return (
    <Part title={words.fieldLabels.linkedFormId} value={choice.name} fields={['linkedFormId']}>
      <FormChoice {...choice} {...section} />
    </Part>
  );
}

export function FormQuestion(section: SectionProps) {
  return (
    <div className="grid gap-3 border-t border-line pt-4">
      <FormChoice {...useFormChoice()} {...section} />
    </div>
  );
}

function useFormChoice() {
  const linked = useTournamentForm().values.linkedFormId;
  const forms = useWholeList(listForms);
  const listed = (forms.data?.forms ?? []).map(({ id, title, isActive }) => ({
    value: id,
    label: isActive ? title : words.inactiveNamed(title),
  }));
  const isInactive = forms.data?.forms.some(({ id, isActive }) => id === linked && !isActive) ?? false;
  const choices = withChosen(listed, linked, words.linkedForm);
  const name = choices.find(({ value }) => value === linked)?.label ?? words.noFormYet;
  return { choices, name, isInactive, problem: forms.isError ? messageOf(forms.error) : null };
}

function FormChoice(props: ReturnType<typeof useFormChoice> & SectionProps) {
  const { choices, isInactive, problem, prepare, isSaving } = props;
  const { values, errors, change } = useTournamentForm();
  const create = useApiMutation(createForm);

  /** An unanswered call may have created the form, so a retry has the same request id. */
  const asked = useRef<string | null>(null);
  const createInPlace = async () => {
    const requestId = (asked.current ??= crypto.randomUUID());
    const body = {
      requestId,
      title: words.simpleForm(values.name).trim(),
      fields: [ACCOUNT_LEVEL_FIELD],
    };
    try {
      await create.mutateAsync({ body });
    } catch (error) {
      if (!isReused(error)) throw error;
      create.reset();
    }
    asked.current = null;
    change({ linkedFormId: documentIdOf(requestId) });
  };

  return (
    <>
      <SelectField
        label={words.form}
        value={values.linkedFormId}
        error={errors['linkedFormId']}
        onChange={(event) => change({ linkedFormId: event.target.value })}
        hint={words.formHint}
        placeholder={words.noFormYet}
        options={choices}
      />
      <NoRegistrationsNotice formIsInactive={isInactive} />
      <p role="alert" className="text-danger empty:absolute">
        {problem ?? (create.isError && messageOf(create.error))}
      </p>
      <Button
        variant="secondary"
        className="w-fit"
        busy={create.isPending || isSaving}
        onClick={() => prepare('no form was created', createInPlace)}
      >
        {words.createSimpleForm}
      </Button>
    </>
  );
}

export function ImageSection({ prepare, isSaving }: SectionProps) {
  const { values, change } = useTournamentForm();
  const { imageId } = values;
  const upload = useApiMutation(uploadImage);
  const [unreadable, setUnreadable] = useState(false);
  // The last choice wins, in whatever order the uploads finish.
  const choice = useRef(0);
  const set = (id: string | null) => {
    choice.current += 1;
    change({ imageId: id });
  };

  const choose = async (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    event.target.value = '';
    if (file === undefined) return;
    setUnreadable(false);
    choice.current += 1;
    const own = choice.current;
    const image = await resizeImage(file).catch((error: unknown) => {
      reportProblem('the image cannot be read', error);
      setUnreadable(true);
      return null;
    });
    if (image === null) return;
    const body = new FormData();
    body.set('image', image, 'image.jpg');
    const stored = await upload.mutateAsync({ body });
    if (own === choice.current) set(stored.imageId);
  };

  return (
    <Part
      title={words.fieldLabels.imageId}
      value={imageId === null ? words.emptyValue : words.hasImage}
      fields={['imageId']}
    >
      {imageId !== null && (
        <img
          src={`${env.apiBase}/images/${encodeURIComponent(imageId)}`}
          alt={words.imageAlt}
          width={1200}
          height={630}
          className="aspect-[1200/630] w-full max-w-md rounded-md object-cover"
        />
      )}
      <p id="image-hint" className="text-sm text-dim">
        {words.imageHint}
      </p>
      <label
        className={cx(
          buttonClass({ variant: 'secondary' }),
          'w-fit cursor-pointer has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-gold',
        )}
      >
        {imageId === null ? words.chooseImage : words.changeImage}
        <input
          type="file"
          disabled={isSaving}
          accept="image/*"
          aria-describedby="image-hint"
          className="sr-only"
          onChange={(event) => prepare('no image was stored', () => choose(event))}
        />
      </label>
      <output className="text-mist empty:absolute">{upload.isPending && words.uploading}</output>
      <p role="alert" className="text-danger empty:absolute">
        {unreadable ? words.unreadableImage : upload.isError && messageOf(upload.error)}
      </p>
      {imageId !== null && (
        <Button variant="ghost" className="w-fit" onClick={() => set(null)}>
          {words.removeImage}
        </Button>
      )}
    </Part>
  );
}

const WIDTH = 1200;
const HEIGHT = 630;

async function resizeImage(file: Blob): Promise<Blob> {
  const bitmap = await createImageBitmap(file);
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('This browser cannot draw images');
  const scale = Math.max(WIDTH / bitmap.width, HEIGHT / bitmap.height);
  const [width, height] = [bitmap.width * scale, bitmap.height * scale];
  context.drawImage(bitmap, (WIDTH - width) / 2, (HEIGHT - height) / 2, width, height);
  bitmap.close();
  return squeezed(canvas, IMAGE_MAX_BYTES);
}

export function NoRegistrationsNotice({ formIsInactive = false }: { formIsInactive?: boolean }) {
  const { status, linkedFormId: linked, date, timeZone, undated } = useTournamentForm().values;
  const now = useNow();
  const start = undated ? null : fromLocalInput(date, timeZone);
  const isOver = start !== null && start <= now;
  const keepsOut = status !== 'draft' && !isOver && (linked === '' || formIsInactive);
  const text = linked === '' ? words.noRegistrationsWithoutForm : words.noRegistrationsWhileInactive;
  return <Warning>{keepsOut && text}</Warning>;
}
