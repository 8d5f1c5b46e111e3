import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { Card } from '../../../components/card.tsx';
import * as words from '../words/sign-in.ts';
import { EmailField, emailProblem, FormShell, RememberBox, seenEmail, useChecked } from './form-shell.tsx';
import { readLinkRequest } from './session-storage.ts';
import { signInByLink } from './sign-in-ways.ts';
import { useAttempt } from './use-attempt.ts';

export function SignInLink({ url, onOther }: { url: string; onOther: () => void }) {
  const [asked] = useState(readLinkRequest);
  const [email, setEmail] = useState(asked?.email ?? '');
  const [remember, setRemember] = useState(asked?.remember ?? false);
  const attempt = useAttempt();
  const checked = useChecked({ email: emailProblem(email) });
  const tried = useRef(false);

  useEffect(() => {
    if (tried.current || asked === null) return;
    tried.current = true;
    void attempt.run(() => signInByLink(asked.email, url, asked.remember));
  });

  return (
    <Card className="grid gap-4">
      <h2 className="text-2xl uppercase">{words.confirmMailTitle}</h2>
      <FormShell
        attempt={attempt}
        checked={checked}
        submit={words.enter}
        onSubmit={() => void attempt.run(() => signInByLink(seenEmail(email), url, remember))}
      >
        <p className="text-mist">{words.confirmMailHint}</p>
        <EmailField value={email} error={checked.errors.email} onChange={setEmail} />
        <RememberBox checked={remember} onChange={setRemember} />
      </FormShell>
      <Button variant="ghost" onClick={onOther}>
        {words.otherLink}
      </Button>
    </Card>
  );
}
