/** An edit of a file, and the message expected for it after the file name and line. */
type Broken = readonly [from: string | RegExp, to: string, says: RegExp];

/** Mistakes that owners make, by file. */
export const brokenEdits: Readonly<Record<string, readonly Broken[]>> = {
  'faq.yaml': [
    ['  category: General', '\tcategory: General', /(spaces|tab)/],
    ['- id: 2', '- id: [2', /YAML/],
    ['to: /subjects }', 'to: /subjects', /YAML/],
    [/^[\s\S]*$/, 'question: Why?\n', /list/],
    ['category: Pricing', 'category: Pricng', /Did you mean Pricing\?/],
    [/question: What is .*/, 'question: 2025', /quotation marks/],
    ['- id: 2\n', '- id: 1\n', /unique/],
  ],
  'pages/faq.yaml': [
    [/^lead: .*/m, 'lead: Note: bring a pencil and some paper', /quotation marks/],
    [/^lead: .*/m, "lead: 'Bring a pencil", /quotation mark/],
    [/^heading: .*/m, 'heading: *Ask* us anything you like', /quotation marks/],
    [/^lead: .*/m, 'lead: @home and at school we answer', /quotation marks/],
    [/^lead: .*/m, 'lead: "50 \\% of it is asked here"', /single quotation marks/],
    [
      /^lead: .*/m,
      '<<<<<<< HEAD\nlead: Ask us\n=======\nlead: Ask a teacher\n>>>>>>> edited',
      /two versions/,
    ],
    [/$/, '\n---\nlead: Ask a teacher\n', /a file is one/],
    [/^lead: /m, '   lead: ', /YAML/],
    [/^lead: /m, 'heading: Twice in this *very file*\nlead: ', /twice/],
    [/^lead: .*/m, 'lead Bring a pencil', /colon/],
    [/^lead: .*/m, 'lead: Bring a <b>pencil</b> and some paper', /HTML/],
    [/title: .*/, 'title: Contact Us', /unique; pages\/contact-us\.yaml/],
    [/^lead: .*/m, "lead: 'Ask {{busines.name}} anything you like'", /Did you mean \{\{business\.name\}\}\?/],
  ],
  'teachers/rosalind-avery.yaml': [
    [/^name: .*/m, 'name: “Pat Avery”', /name: “Pat Avery” .*leave them out/],
    ['credentials:', 'credental:', /Did you mean credentials\?/],
    [/specialties:[^\n]*(\n\s+- [^\n]*)*/, 'specialties: math', /list/],
    [/specialties:[^\n]*(\n\s+- [^\n]*)*/, 'specialties: [mathh]', /Did you mean math\?/],
    [
      /^photo:\n(?: .*\n)+/m,
      'photo: { file: wid.png, alt: A teacher at a desk }\n',
      /Did you mean wide\.png\?/,
    ],
    [/^photo:\n(?: .*\n)+/m, 'photo: { file: wide.png }\n', /photo\.alt: .*write what the picture shows/],
    [
      /^photo:\n(?: .*\n)+/m,
      'photo: { file: small.png, alt: A teacher at a desk }\n',
      /too small, 120 × 90 pixels.* at least 440 × 440/,
    ],
    [
      /^photo:\n(?: .*\n)+/m,
      'photo: { file: wide.png, alt: A teacher at a desk, focus: { x: 140, y: 20 } }\n',
      /photo\.focus\.x: 140/,
    ],
    ['Her students hold the pen.', 'Her students always hold the pen.', /200 characters.*“…/],
  ],
  'testimonials.yaml': [
    [/^( +quote:) .*/m, '$1 “She looks forward to every hour of it”', /leave them out/],
    ['sample: true', 'sample: yes', /true or false/],
    ['- id: t3\n', '- id: t2\n', /t2 .*unique/],
  ],
  'settings.yaml': [
    [/general: .*/, 'general: hello @example.com', /one email address/],
    ['legalName:', 'legalname:', /Did you mean legalName\?/],
    ['provider: local\n', 'provider: calendely\n', /Did you mean calendly\?/],
    [/^origin:/m, "brand: { colors: { action: 'blue' } }\norigin:", /#2346c7/],
    [/^origin:/m, "brand: { colors: { action: '#ffee00' } }\norigin:", /contrast .*Did you mean '#/],
    ['https://districts.example.com', 'districts.example.com', /URL/],
    ['general: hello@example.com', 'general: hello', /email/],
  ],
  'legal/privacy-policy.md': [
    [/\n---\n/, '\n--\n', /---/],
    ['{{#chat}}', '{{#chatt}}', /chat/],
    ['{{mail.support}}', '{{mail.fax}}', /\(text\): \{\{mail\.fax\}\}/],
  ],
  'pages/home.yaml': [
    ['primaryButton:', 'primaryButon:', /Did you mean primaryButton\?/],
    [/^heading: .*/m, 'heading: A licensed teacher for your child', /asterisks/],
    [/title: Online.*/, `title: ${'Long '.repeat(14)}title`, /60 characters/],
    ['{{claim.students}}', '{{claim.student}}', /Did you mean \{\{claim\.students\}\}\?/],
  ],
  'subjects/math.yaml': [
    [/^title: .*\n/m, '', /must be given/],
    ['[/mathematics,', '[/faq,', /page\.aliases\[0\]: .*unique; a page of the site has it already/],
  ],
  'subjects/science.yaml': [['icon: flask', 'icon: flsk', /Did you mean flask\?/]],
  'exams/sat.yaml': [
    [/order: 1/, 'order: first', /number/],
    ['address: /sat-prep', 'address: /act-prep', /page\.address: .*unique; exams\/act\.yaml has it already/],
    [/testimonial: t\d+/, 'testimonial: t98', /Did you mean t\d+\?/],
  ],
  'labels.yaml': [['about {exam}', 'about {test}', /exams\.aboutExam: .*\{exam\}/]],
  'posts.yaml': [
    ['- id: 5\n', '- id: 4\n', /unique/],
    ['/posts/4.svg', '/posts/44.svg', /Did you mean \/posts\/\d+\.svg\?/],
    [/  imageUrl: .*\n/, '', /photo.*imageUrl/],
    [/createdAt: '[\d-]+'/, "createdAt: '2025-02-30'", /exists in the calendar/],
    [/createdAt: '[\d-]+'/, "createdAt: '9/18/2025'", /YYYY-MM-DD/],
    [/createdAt: '[\d-]+'/, "createdAt: '2099-01-01'", /future/],
  ],
  'navigation.yaml': [
    ['to: /podcast', 'to: /podcasts', /Did you mean \/podcast\?/],
    ['setting:facebook', 'setting:facebok', /facebook/],
  ],
  'legal/terms-of-service.md': [['(/privacy-policy)', '(/privacy-polcy)', /Did you mean \/privacy-policy\?/]],
  'pages/school-districts.yaml': [
    [
      /^modelsHead:/m,
      'photo: { file: IMG_2034.HEIC, alt: A classroom }\nmodelsHead:',
      /JPEG, PNG, WebP, AVIF or SVG/,
    ],
  ],
  'exams/ssat.yaml': [[/url: .*/, 'url: https://www.ssat.org/', /must lead to the page that says it/]],
  'exams/act.yaml': [[/asOf: .*/, "asOf: '2099-01-01'", /future/]],
};
