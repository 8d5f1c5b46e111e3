import { PASSWORD_MIN } from '@copa/domain/limits';
import { type FormEvent, type ReactNode, useState } from 'react';
import { Button } from '../../components/button.tsx';
import { Checkbox } from '../../components/fields/choice-fields.tsx';
import { TextField } from '../../components/fields/text-field.tsx';
import { EMAIL_NOT_VERIFIED } from './auth-messages.ts';
import {
  createAccount,
  resendVerification,
  sendPasswordReset,
  sendSignInLink,
  signInByGoogle,
  signInByPassword,
  signInLocally,
} from './sign-in-ways.ts';
import { type Attempt, useAttempt } from './use-attempt.ts';

interface FormShellProps {
  readonly attempt: Attempt;
  readonly submit: string;
  readonly onSubmit: () => void;
  readonly done?: string | null;
  readonly children: ReactNode;
}

function FormShell({ attempt, submit, onSubmit, done = null, children }: FormShellProps) {
  const handle = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form onSubmit={handle} noValidate className="grid gap-4">
      {children}
      <p role="alert" className="font-semibold text-danger">
        {attempt.error}
      </p>
      <p role="status" className="font-semibold text-success">
        {done}
      </p>
      <Button type="submit" size="lg" block busy={attempt.busy}>
        {submit}
      </Button>
    </form>
  );
}

function EmailField({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  return (
    <TextField
      label="Correo electrónico"
      required
      name="email"
      type="email"
      inputMode="email"
      autoComplete="username"
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

export function PasswordForm() {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [remember, setRemember] = useState(false);
  const [resent, setResent] = useState(false);
  const attempt = useAttempt();
  const unverified = attempt.error === EMAIL_NOT_VERIFIED;
  return (
    <div className="grid gap-4">
      <FormShell
        attempt={attempt}
        submit="Iniciar sesión"
        done={resent ? 'Te enviamos otro correo de verificación.' : null}
        onSubmit={() => void attempt.run(() => signInByPassword(email.trim(), password, remember))}
      >
        <EmailField value={email} onChange={setEmail} />
        <TextField
          label="Contraseña"
          required
          name="password"
          type="password"
          autoComplete="current-password"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
        <Checkbox checked={remember} onChange={(event) => setRemember(event.target.checked)}>
          Recordarme en este dispositivo
        </Checkbox>
      </FormShell>
      {unverified && (
        <Button
          variant="secondary"
          busy={attempt.busy}
          onClick={() => void attempt.run(() => resendVerification(email.trim(), password)).then(setResent)}
        >
          Reenviar correo de verificación
        </Button>
      )}
      <Button
        variant="secondary"
        block
        busy={attempt.busy}
        onClick={() => void attempt.run(() => signInByGoogle(remember))}
      >
        Continuar con Google
      </Button>
    </div>
  );
}

export function CreateAccountForm() {
  const [displayName, setDisplayName] = useState('');
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [created, setCreated] = useState(false);
  const attempt = useAttempt();
  const create = () => createAccount({ email: email.trim(), password, displayName: displayName.trim() });
  return (
    <FormShell
      attempt={attempt}
      submit="Crear cuenta y solicitar acceso"
      done={
        created
          ? 'Cuenta creada. Te enviamos un correo para verificarla y avisamos a los organizadores de tu solicitud.'
          : null
      }
      onSubmit={() => void attempt.run(create).then(setCreated)}
    >
      <p className="text-mist">
        Las cuentas son para organizadores. Para jugar no necesitas ninguna: elige un torneo e inscríbete.
      </p>
      <TextField
        label="Tu nombre"
        required
        name="displayName"
        autoComplete="name"
        maxLength={120}
        value={displayName}
        onChange={(event) => setDisplayName(event.target.value)}
      />
      <EmailField value={email} onChange={setEmail} />
      <TextField
        label="Contraseña"
        required
        name="password"
        type="password"
        autoComplete="new-password"
        hint={`Al menos ${PASSWORD_MIN} caracteres.`}
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
    </FormShell>
  );
}

export function ResetForm() {
  const [email, setEmail] = useState('');
  const [sent, setSent] = useState(false);
  const attempt = useAttempt();
  return (
    <FormShell
      attempt={attempt}
      submit="Enviar enlace"
      done={
        sent ? 'Si existe una cuenta con ese correo, recibirás un enlace para cambiar la contraseña.' : null
      }
      onSubmit={() => void attempt.run(() => sendPasswordReset(email.trim())).then(setSent)}
    >
      <EmailField value={email} onChange={setEmail} />
    </FormShell>
  );
}

export function LinkForm() {
  const [email, setEmail] = useState('');
  const [sent, setSent] = useState(false);
  const attempt = useAttempt();
  return (
    <FormShell
      attempt={attempt}
      submit="Enviarme un enlace"
      done={sent ? 'Revisa tu correo y abre el enlace en este mismo dispositivo.' : null}
      onSubmit={() => void attempt.run(() => sendSignInLink(email.trim())).then(setSent)}
    >
      <p className="text-mist">Entra sin contraseña con un enlace que llega a tu correo.</p>
      <EmailField value={email} onChange={setEmail} />
    </FormShell>
  );
}

export function LocalForm() {
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const attempt = useAttempt();
  return (
    <FormShell
      attempt={attempt}
      submit="Entrar"
      onSubmit={() => void attempt.run(() => signInLocally(username.trim(), password))}
    >
      <TextField
        label="Usuario"
        required
        name="username"
        autoComplete="username"
        value={username}
        onChange={(event) => setUsername(event.target.value)}
      />
      <TextField
        label="Contraseña"
        required
        name="password"
        type="password"
        autoComplete="current-password"
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
    </FormShell>
  );
}
