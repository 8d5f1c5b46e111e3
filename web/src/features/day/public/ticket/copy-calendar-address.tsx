import { useState } from 'react';
import { Button } from '../../../../components/button.tsx';
import { copyText } from '../../../../lib/browser/copy-text.ts';
import * as words from '../../words/calendar.ts';

/** Shown after a tap on the calendar link, because a page cannot know whether the link opened an app. */
export default function CopyCalendarAddress({ address }: { address: string }) {
  const [step, setStep] = useState<'offered' | 'copied' | 'refused'>('offered');
  const copy = async () => setStep((await copyText(address)) ? 'copied' : 'refused');
  return (
    <div className="grid basis-full justify-items-start gap-3 rounded-md border border-line bg-night/60 p-4">
      <p className="text-sm text-mist">{words.notOpened}</p>
      {step === 'refused' && <p className="text-sm break-all select-all">{address}</p>}
      <Button variant="secondary" icon={step === 'copied' ? 'check' : 'copy'} onClick={() => void copy()}>
        {step === 'copied' ? words.copied : words.copy}
      </Button>
    </div>
  );
}
