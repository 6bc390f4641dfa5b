import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PUBLIC_URL, type Service, startService } from '../../support/service.ts';

let service: Service;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());

const POLICY = /^default-src 'none'; script-src 'self'; style-src 'self'; /;

describe.each(['/verify', '/regulator'])('%s', (path) => {
  it('is a page that runs its own scripts only, framed by nobody', async () => {
    const answer = await service.app.request(path);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
    expect(answer.headers.get('Content-Security-Policy')).toMatch(POLICY);
    expect(answer.headers.get('Content-Security-Policy')).toContain("frame-ancestors 'none'");
    expect(answer.headers.get('Content-Security-Policy')).not.toContain('unsafe');
    const html = await answer.text();
    expect(html).not.toMatch(/<script(?! type="module" src="\/site\/)|<style|\sstyle=|\son\w+=/);
    expect(html).toContain(`<meta name="kanon-issuer" content="${PUBLIC_URL}">`);
  });

  it('loads files that never change under their names, and that name no other host', async () => {
    const html = await (await service.app.request(path)).text();
    const files = [...html.matchAll(/(?:src|href)="(\/site\/[^"]+)"/g)].map(([, file]) => file!);
    expect(files).toHaveLength(2);
    for (const file of files) {
      const answer = await service.app.request(file);
      expect(answer.status, file).toBe(200);
      expect(answer.headers.get('Cache-Control')).toContain('immutable');
      const imported = [...(await answer.text()).matchAll(/from"\.\/([^"]+)"/g)].map(([, name]) => `/site/${name}`);
      for (const name of [file, ...imported]) {
        const body = await (await service.app.request(name)).text();
        const hosts = [...body.matchAll(/https?:\/\/[^\s"'`\\)]+/g)].map(([url]) => url);
        // The name of a vocabulary, not an address that is asked.
        expect(hosts.filter((url) => url !== 'http://www.w3.org/2000/svg')).toEqual([]);
        expect(body).not.toMatch(/\beval\(|new Function\b|innerHTML|document\.write|localStorage|sessionStorage/);
      }
    }
  });
});

it('there is no other page, and no page under /site', async () => {
  for (const path of ['/site/nothing.js', '/site/verify.html', '/site/..%2fpackage.json', '/verify/x']) {
    expect((await service.app.request(path)).status, path).toBe(404);
  }
});
