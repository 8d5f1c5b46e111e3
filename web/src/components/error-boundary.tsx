import { Component, type ReactNode } from 'react';
import { reportProblem } from '../lib/report-problem.ts';

interface ErrorBoundaryProps {
  resetKey: string;
  fallback: (error: unknown) => ReactNode;
  what?: string | null;
  children: ReactNode;
}

type ErrorBoundaryState = { failed: false } | { failed: true; error: unknown; at: string | null };

export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failed: false };

  static getDerivedStateFromError(error: unknown): ErrorBoundaryState {
    return { failed: true, error, at: null };
  }

  static getDerivedStateFromProps(
    { resetKey }: ErrorBoundaryProps,
    state: ErrorBoundaryState,
  ): ErrorBoundaryState | null {
    if (!state.failed) return null;
    if (state.at === null) return { ...state, at: resetKey };
    return state.at === resetKey ? null : { failed: false };
  }

  override componentDidCatch(error: unknown): void {
    const { what = 'a part of the page broke' } = this.props;
    if (what !== null) reportProblem(what, error);
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback(this.state.error) : this.props.children;
  }
}
