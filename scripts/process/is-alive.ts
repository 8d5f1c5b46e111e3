export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM means that the process belongs to somebody else, but it runs.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
