/** An edit of a file, and the message expected for it after the file name and line. */
type Broken = readonly [what: string, from: string | RegExp, to: string, says: RegExp];

/** Mistakes that owners make, by file. */
export const brokenEdits: Readonly<Record<string, readonly Broken[]>> = {
  'faq.yaml': [
    ['a tab for an indent', '  category: General', '\tcategory: General', /(spaces|tab)/],
    ['a bracket that is never closed', '- id: 2', '- id: [2', /YAML/],
    ['a brace that is never closed', 'to: /subjects }', 'to: /subjects', /YAML/],
    ['a list that is none', /^[\s\S]*$/, 'question: Why?\n', /list/],
    ['a category that is none', 'category: Pricing', 'category: Pricng', /Did you mean Pricing\?/],
    ['a number for a text', /question: What is .*/, 'question: 2025', /quotation marks/],
    ['a question’s id twice', '- id: 2\n', '- id: 1\n', /unique/],
  ],
  'pages/faq.yaml': [
    ['a colon in a text', /^lead: .*/m, 'lead: Note: bring a pencil and some paper', /quotation marks/],
    ['a quote that is never closed', /^lead: .*/m, "lead: 'Bring a pencil", /quotation mark/],
    [
      'a text that starts with an asterisk',
      /^heading: .*/m,
      'heading: *Ask* us anything you like',
      /quotation marks/,
    ],
    [
      'a text that starts with an at sign',
      /^lead: .*/m,
      'lead: @home and at school we answer',
      /quotation marks/,
    ],
    [
      'a text that starts with a percent sign',
      /^lead: .*/m,
      'lead: "50 \\% of it is asked here"',
      /single quotation marks/,
    ],
    [
      'two versions that git could not join',
      /^lead: .*/m,
      '<<<<<<< HEAD\nlead: Ask us\n=======\nlead: Ask a teacher\n>>>>>>> edited',
      /two versions/,
    ],
    ['a second entry in a file', /$/, '\n---\nlead: Ask a teacher\n', /a file is one/],
    ['an indent too deep', /^lead: /m, '   lead: ', /YAML/],
    ['a field that stands twice', /^lead: /m, 'heading: Twice in this *very file*\nlead: ', /twice/],
    ['a missing colon', /^lead: .*/m, 'lead Bring a pencil', /colon/],
    ['HTML in a text', /^lead: .*/m, 'lead: Bring a <b>pencil</b> and some paper', /HTML/],
    ['a title twice', /title: .*/, 'title: Contact Us', /unique; pages\/contact-us\.yaml/],
    [
      'an unknown placeholder',
      /^lead: .*/m,
      "lead: 'Ask {{busines.name}} anything you like'",
      /Did you mean \{\{business\.name\}\}\?/,
    ],
  ],
  'teachers/rosalind-avery.yaml': [
    [
      'curly quotation marks around a name',
      /^name: .*/m,
      'name: “Pat Avery”',
      /name: “Pat Avery” .*leave them out/,
    ],
    ['a misspelled field', 'credentials:', 'credental:', /Did you mean credentials\?/],
    ['a text for a list', /specialties:[^\n]*(\n\s+- [^\n]*)*/, 'specialties: math', /list/],
    [
      'a specialty that is none',
      /specialties:[^\n]*(\n\s+- [^\n]*)*/,
      'specialties: [mathh]',
      /Did you mean math\?/,
    ],
    [
      'a photograph that is not there',
      /^sample: true/m,
      'photo: { file: wid.png, alt: A teacher at a desk }',
      /Did you mean wide\.png\?/,
    ],
    [
      'a photograph without words',
      /^sample: true/m,
      'photo: { file: wide.png }',
      /photo\.alt: .*write what the picture shows/,
    ],
    [
      'a photograph that is too small',
      /^sample: true/m,
      'photo: { file: small.png, alt: A teacher at a desk }',
      /too small, 120 × 90 pixels.* at least 440 × 440/,
    ],
    [
      'a focus outside the photograph',
      /^sample: true/m,
      'photo: { file: wide.png, alt: A teacher at a desk, focus: { x: 140, y: 20 } }',
      /photo\.focus\.x: 140/,
    ],
    [
      'a bio that is cut within a sentence',
      'Her students hold the pen.',
      'Her students always hold the pen.',
      /200 characters.*“…/,
    ],
  ],
  'testimonials.yaml': [
    [
      'curly quotation marks around a review',
      /^( +quote:) .*/m,
      '$1 “She looks forward to every hour of it”',
      /leave them out/,
    ],
    ['yes for true', 'sample: true', 'sample: yes', /true or false/],
    ['a review’s id twice', '- id: t3\n', '- id: t2\n', /t2 .*unique/],
  ],
  'settings.yaml': [
    ['a space in a mail address', /general: .*/, 'general: hello @example.com', /one email address/],
    ['a misspelled field in a group', 'legalName:', 'legalname:', /Did you mean legalName\?/],
    ['a scheduler that is none', 'provider: local\n', 'provider: calendely\n', /Did you mean calendly\?/],
    ['a color that is none', /^origin:/m, "brand: { colors: { action: 'blue' } }\norigin:", /#2346c7/],
    [
      'a color that nobody can read',
      /^origin:/m,
      "brand: { colors: { action: '#ffee00' } }\norigin:",
      /contrast .*Did you mean '#/,
    ],
    ['an address without https', 'https://districts.example.com', 'districts.example.com', /URL/],
    ['a mail address that is none', 'general: hello@example.com', 'general: hello', /email/],
  ],
  'legal/privacy-policy.md': [
    ['frontmatter that does not end', /\n---\n/, '\n--\n', /---/],
    ['an unknown part of a legal text', '{{#chat}}', '{{#chatt}}', /chat/],
  ],
  'pages/home.yaml': [
    ['a misspelled field of a page', 'primaryButton:', 'primaryButon:', /Did you mean primaryButton\?/],
    [
      'a heading without its mark',
      /^heading: .*/m,
      'heading: A licensed teacher for your child',
      /asterisks/,
    ],
    ['a title that is too long', /title: Online.*/, `title: ${'Long '.repeat(14)}title`, /60 characters/],
    ['an unknown claim', '{{claim.students}}', '{{claim.student}}', /Did you mean \{\{claim\.students\}\}\?/],
  ],
  'subjects/math.yaml': [['a field left out', /^title: .*\n/m, '', /must be given/]],
  'subjects/science.yaml': [
    ['a word that is no choice', 'icon: flask', 'icon: flsk', /Did you mean flask\?/],
  ],
  'exams/sat.yaml': [
    ['a text for a number', /order: 1/, 'order: first', /number/],
    ['a review that was deleted', /testimonial: t\d+/, 'testimonial: t98', /Did you mean t\d+\?/],
  ],
  'posts.yaml': [
    ['a post’s id twice', '- id: 5\n', '- id: 4\n', /unique/],
    ['a picture that is not there', '/posts/4.svg', '/posts/44.svg', /Did you mean \/posts\/\d+\.svg\?/],
    [
      'a photograph that is none',
      'imageUrl: /posts/4.svg',
      'photo: { file: letter.jpg, alt: A page of writing }',
      /save it again as a JPEG/,
    ],
    ['a card without a picture', /  imageUrl: .*\n/, '', /photo.*imageUrl/],
    [
      'a date that does not exist',
      /createdAt: '[\d-]+'/,
      "createdAt: '2025-02-30'",
      /exists in the calendar/,
    ],
    ['a date in another notation', /createdAt: '[\d-]+'/, "createdAt: '9/18/2025'", /YYYY-MM-DD/],
    ['a date to come', /createdAt: '[\d-]+'/, "createdAt: '2099-01-01'", /future/],
  ],
  'navigation.yaml': [
    ['a link to no page', 'to: /podcast', 'to: /podcasts', /Did you mean \/podcast\?/],
    ['a link to no setting', 'setting:facebook', 'setting:facebok', /facebook/],
  ],
  'legal/terms-of-service.md': [
    [
      'a link to no page in a legal text',
      '(/privacy-policy)',
      '(/privacy-polcy)',
      /Did you mean \/privacy-policy\?/,
    ],
  ],
  'pages/school-districts.yaml': [
    [
      'a photograph as telephones save it',
      /^modelsHead:/m,
      'photo: { file: IMG_2034.HEIC, alt: A classroom }\nmodelsHead:',
      /JPEG, PNG, WebP or AVIF/,
    ],
  ],
  'exams/ssat.yaml': [
    [
      'a fact whose link leads to a front page',
      /url: .*/,
      'url: https://www.ssat.org/',
      /must lead to the page that says it/,
    ],
  ],
  'exams/act.yaml': [['a fact looked up in the future', /asOf: .*/, "asOf: '2099-01-01'", /future/]],
};
