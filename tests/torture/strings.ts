const TAGS = [
  'script',
  'img',
  'svg',
  'iframe',
  'object',
  'a',
  'style',
  'math',
  'template',
  'input',
  'form',
  'video',
];
const HANDLERS = ['onerror', 'onload', 'onclick', 'onfocus', 'ontoggle'];
const SCHEMES = ['javascript:', 'data:text/html,', 'vbscript:', 'blob:', '//evil.example/'];
const DEED = 'document.title=`taken`';

/** Strings that a page which trusts its data would run, load or be confused by. */
export const MARKUP: readonly string[] = [
  ...TAGS.flatMap((tag) => [
    `<${tag}>${DEED}</${tag}>`,
    `"><${tag}>${DEED}</${tag}>`,
    `</textarea></title><${tag} src=x>`,
    ...HANDLERS.map((handler) => `<${tag} src=x ${handler}=${DEED}>`),
    ...SCHEMES.map((scheme) => `<${tag} src="${scheme}${DEED}" href="${scheme}${DEED}">`),
  ]),
  ...SCHEMES.map((scheme) => `${scheme}${DEED}`),
  ...[
    '{{7*7}}',
    `$${'{7*7}'}`,
    '<%= 7*7 %>',
    '&lt;b&gt;',
    '&#60;b&#62;',
    '\\u003cb\\u003e',
    '%3Cb%3E',
  ],
  ...['__proto__', 'constructor', 'null', 'undefined', 'NaN', 'true', '[object Object]'],
  ...['\u202eevil', '\u0000', 'a\u0301'.repeat(60), '\ud83d\udc80'.repeat(40), '\u200b', ' '],
  ...["'; DROP TABLE battles; --", '../../../etc/passwd', 'C:\\con\\nul', '=1+1', '@import url(x)'],
  ...[
    '<!--',
    '-->',
    ']]>',
    '<![CDATA[',
    '<?xml version="1.0"?>',
    '\n\n',
    '\t',
    '\\',
    '"',
    "'",
    '`',
  ],
  ...[
    '<b>bold</b>',
    '<style>*{display:none}</style>',
    '<base href=//evil.example>',
    '<meta http-equiv=refresh content=0>',
  ],
  ...['expression(alert(1))', 'x'.repeat(1000), 'W'.repeat(300), '<'.repeat(500), '&'.repeat(500)],
];
