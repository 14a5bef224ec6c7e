export interface ToastMessage {
  title: string;
  description?: string;
  /** The message stays until it is closed, because somebody has to act on it. */
  stays?: true;
}

export interface Toast extends ToastMessage {
  id: number;
  /** A dismissed toast is closed, and stays in the document until it is removed. */
  open: boolean;
}

/** How long a toast stays open, in milliseconds. */
export const toastDuration = 5000;
/** How long a dismissed toast stays in the document, in milliseconds. */
export const toastRemoveDelay = 1_000_000;

/** The state of the page's one toast: a new one replaces the last. */
export class ToastStore {
  private toast: Toast | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly listeners = new Set<() => void>();
  private lastId = 0;

  readonly current = (): Toast | null => this.toast;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  show(message: ToastMessage): void {
    this.lastId += 1;
    clearTimeout(this.timer);
    this.become({ ...message, id: this.lastId, open: true });
    this.resume();
  }

  /** Stops the timer while the pointer or the focus is in the toast. */
  readonly hold = (): void => {
    if (this.toast?.open) clearTimeout(this.timer);
  };

  /** Restarts an open toast's full time. */
  readonly resume = (): void => {
    if (this.toast?.open && !this.toast.stays) this.after(toastDuration, this.dismiss);
  };

  readonly dismiss = (): void => {
    if (!this.toast?.open) return;
    this.become({ ...this.toast, open: false });
    this.after(toastRemoveDelay, () => this.become(null));
  };

  private after(delay: number, act: () => void): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(act, delay);
  }

  private become(toast: Toast | null): void {
    this.toast = toast;
    for (const listener of this.listeners) listener();
  }
}
