/**
 * As much of playwright-core as these tests use, so that the project can be type-checked without a browser's driver being
 * installed.
 */
declare module 'playwright-core' {
  export interface Locator {
    all(): Promise<Locator[]>;
    allTextContents(): Promise<string[]>;
    click(): Promise<void>;
    count(): Promise<number>;
    evaluateAll<Result>(read: (elements: Element[]) => Result): Promise<Result>;
    fill(text: string): Promise<void>;
    first(): Locator;
    focus(): Promise<void>;
    getAttribute(name: string): Promise<string | null>;
    innerText(): Promise<string>;
    isVisible(): Promise<boolean>;
    locator(selector: string): Locator;
    nth(index: number): Locator;
    press(key: string): Promise<void>;
    screenshot(options: { path: string }): Promise<unknown>;
    selectOption(value: string): Promise<unknown>;
    setInputFiles(file: string | { name: string; mimeType: string; buffer: Uint8Array }): Promise<void>;
    waitFor(): Promise<void>;
  }

  export interface Download {
    path(): Promise<string>;
    suggestedFilename(): string;
  }

  export interface Page {
    readonly keyboard: { press(key: string): Promise<void>; insertText(text: string): Promise<void> };
    evaluate<Result>(what: string): Promise<Result>;
    getByLabel(text: string, options?: { exact?: boolean }): Locator;
    getByRole(role: string, options?: { name?: string; exact?: boolean }): Locator;
    goto(url: string): Promise<unknown>;
    locator(selector: string): Locator;
    on(event: 'request', listener: (request: { url(): string }) => void): void;
    on(event: 'console', listener: (message: { type(): string; text(): string }) => void): void;
    on(event: 'pageerror', listener: (error: Error) => void): void;
    pdf(options: { preferCSSPageSize: boolean; printBackground: boolean }): Promise<Buffer>;
    screenshot(options: { path: string; fullPage: boolean }): Promise<unknown>;
    setViewportSize(size: { width: number; height: number }): Promise<void>;
    title(): Promise<string>;
    url(): string;
    waitForEvent(event: 'download'): Promise<Download>;
  }

  export interface BrowserContext {
    addInitScript(script: string): Promise<void>;
    close(): Promise<void>;
    cookies(): Promise<unknown[]>;
    newPage(): Promise<Page>;
    setOffline(offline: boolean): Promise<void>;
  }

  export interface Browser {
    close(): Promise<void>;
    newContext(options: {
      viewport: { width: number; height: number };
      locale?: string;
      acceptDownloads?: boolean;
    }): Promise<BrowserContext>;
  }

  export const chromium: {
    launch(options: { executablePath: string; args: readonly string[] }): Promise<Browser>;
  };
}
