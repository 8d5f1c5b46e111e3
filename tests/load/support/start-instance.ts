import { type Child, startChild } from './child.ts';

export interface Instance extends Omit<Child, 'ready' | 'held'> {
  readonly url: string;
}

/** The app in a process of its own, which a fault may end in the middle of a registration. */
export async function startInstance(
  projectId: string,
  firestoreAddress: string,
  fault?: 'die-before-answer' | 'die-before-commit',
): Promise<Instance> {
  const args = [projectId, firestoreAddress, ...(fault === undefined ? [] : [fault])];
  const { ready: url, ...child } = await startChild('instance.ts', args);
  return { url, ...child };
}
