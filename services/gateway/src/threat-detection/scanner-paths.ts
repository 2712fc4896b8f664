/** First steps of paths that this site never had, and that scanners ask every site for. */
const scannerPathSegments = new Set(
  `_ignition _profiler _wpeprivate actuator adminer adminer.php api-docs app_dev.php autodiscover boaform cgi-bin cpanel
  druid drupal eval-stdin.php fckeditor geoserver goform graphql hnap1 hudson invoker jenkins jmx-console joomla magento manager
  metabase mysql mysqladmin owa phpinfo phpmyadmin pma portainer remote server-info server-status setup.cgi solr struts
  swagger swagger-ui swagger-ui.html telescope typo3 vendor v2 web-console web-inf webdav weblogic wordpress wp wp-admin
  wp-content wp-includes wp-json wp-login xmlrpc`.split(/\s+/),
);

/** Endings of files that this site never serves: programs, copies, keys, settings, archives. */
const scannerExtensions = new Set(
  `asp aspx ashx asmx bak backup cfg cfm cgi conf config do dll env exe gz ini jar jsp jspx key log old orig p12 pem pfx php
  php3 php5 php7 phtml pl ps1 rar save sh sql sqlite swp tar tgz toml war yaml yml zip 7z`.split(/\s+/),
);

/** Whether a path, read carelessly, is one that only a scanner asks for. */
export function isScannerPath(path: string): boolean {
  const steps = path.split('/').filter((step) => step !== '' && step !== '.' && step !== '..');
  if (scannerPathSegments.has(steps[0] ?? '')) return true;
  // Hidden files and folders, but for the one that the web has agreed on (RFC 8615).
  if (steps.some((step, at) => step.startsWith('.') && !(at === 0 && step === '.well-known'))) return true;
  const last = steps.at(-1) ?? '';
  const dot = last.lastIndexOf('.');
  return dot >= 0 && scannerExtensions.has(last.slice(dot + 1));
}

/** Whether text, read carelessly, steps out of a folder. */
export const isTraversal = (text: string): boolean => /(?:^|[/\\=])\.\.(?:[/\\;]|$)/.test(text);
