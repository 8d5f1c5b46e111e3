export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM means that the process runs but belongs to another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
