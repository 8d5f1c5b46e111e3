import { sendReport } from '@copa/domain/play/report/own-endpoints';
import type { OwnReport } from '@copa/domain/play/report/own-report';
import { figureRange } from '@copa/domain/play/words/fields';
import * as z from 'zod/mini';
import { SelectField, TextField } from '../../../../components/fields/text-field.tsx';
import { placeOptions } from '../../words/place-options.ts';
import * as words from '../../words/report.ts';
import { PicturePicker, sendPicture } from './picture-picker.tsx';
import { SendForm, useSentDraft } from './send-form.tsx';

export const KeptReportSchema = z.object({
  placement: z.string(),
  kills: z.string(),
  /** A `data:` URL; null until a picture is chosen. */
  picture: z.nullable(z.string()),
  requestId: z.nullable(z.uuid()),
});
type KeptReport = z.output<typeof KeptReportSchema>;

const NOTHING: KeptReport = { placement: '', kills: '', picture: null, requestId: null };

/** The picture stays out, because this phone may not have it. */
export const formOf = ({ placement, kills }: { placement: number; kills: number }): KeptReport => ({
  ...NOTHING,
  placement: String(placement),
  kills: String(kills),
});

export const reportDrafts = (owner: string) => `report_${owner}_`;

export const summaryOf = ({ placement, kills }: Pick<KeptReport, 'placement' | 'kills'>) =>
  placement === '' || kills === '' ? '' : words.result(Number(placement), Number(kills));

export function useReport(
  code: string,
  owner: string,
  { stage, match }: OwnReport,
  onAnswer: (matches: OwnReport[], isTapped: boolean) => void,
) {
  return useSentDraft({
    // `name` has `owner` instead of `code`, because the code is a secret.
    name: `${reportDrafts(owner)}${stage}_${match}`,
    schema: KeptReportSchema,
    nothing: NOTHING,
    call: ({ picture, ...query }) => {
      const call = { headers: { privateCode: code }, params: { stage, match }, query };
      return sendPicture(sendReport, call, picture ?? '');
    },
    onAnswer: ({ matches }, isTapped) => onAnswer(matches, isTapped),
  });
}

interface ReportFormProps {
  readonly own: OwnReport;
  readonly reporting: ReturnType<typeof useReport>;
  readonly onCancel: (() => void) | null;
}

export function ReportForm({ own, reporting, onCancel }: ReportFormProps) {
  const { typed, change } = reporting;
  return (
    <SendForm
      draft={reporting}
      errors={{
        placement: typed.placement === '' ? words.placeMissing : null,
        kills: /^\d{1,2}$/.test(typed.kills) ? null : figureRange('kills'),
        picture: typed.picture === null ? words.pictureMissing : null,
      }}
      send={words.send}
      notArrived={words.waiting}
      onCancel={onCancel}
    >
      {(errorOf, reading) => (
        <>
          <div className="grid grid-cols-2 items-start gap-3">
            <SelectField
              label={words.place}
              required
              placeholder={words.choose}
              value={typed.placement}
              error={errorOf('placement')}
              onChange={(event) => change({ placement: event.target.value })}
              options={placeOptions(own.places)}
            />
            <TextField
              label={words.kills}
              required
              inputMode="numeric"
              autoComplete="off"
              maxLength={2}
              value={typed.kills}
              error={errorOf('kills')}
              onChange={(event) => change({ kills: event.target.value })}
            />
          </div>
          <div className="grid gap-2">
            {typed.picture !== null && (
              <img
                src={typed.picture}
                alt={words.pictureAlt}
                className="max-h-56 w-full rounded-md border border-line bg-night object-contain"
              />
            )}
            <PicturePicker
              {...reading}
              label={typed.picture === null ? words.choosePicture : words.changePicture}
              error={errorOf('picture')}
              onPick={(picture) => change({ picture })}
            />
          </div>
        </>
      )}
    </SendForm>
  );
}
